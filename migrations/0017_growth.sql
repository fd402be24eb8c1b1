-- in steps
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "outbox_age" ON "outbox" USING brin ("created_at");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "message_logs_age" ON "message_logs" USING brin ("created_at");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "notifications_age" ON "notifications" USING brin ("created_at");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "reports_waiting_sample" ON "reports" USING btree ((case when status = 'processing' then 0 when status = 'failed' then 1
  when client_id is null then 2 when status = 'processed' then 3 when status = 'pending' then 4 else 5 end),"sample_id","id") WHERE (case when status = 'processing' then 0 when status = 'failed' then 1
  when client_id is null then 2 when status = 'processed' then 3 when status = 'pending' then 4 else 5 end) < 5;
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "reports_waiting_client" ON "reports" USING btree ((case when status = 'processing' then 0 when status = 'failed' then 1
  when client_id is null then 2 when status = 'processed' then 3 when status = 'pending' then 4 else 5 end),folded(client_name),"id") WHERE (case when status = 'processing' then 0 when status = 'failed' then 1
  when client_id is null then 2 when status = 'processed' then 3 when status = 'pending' then 4 else 5 end) < 5;
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "reports_waiting_elevated" ON "reports" USING btree ((case when status = 'processing' then 0 when status = 'failed' then 1
  when client_id is null then 2 when status = 'processed' then 3 when status = 'pending' then 4 else 5 end),"high","moderate","id") WHERE (case when status = 'processing' then 0 when status = 'failed' then 1
  when client_id is null then 2 when status = 'processed' then 3 when status = 'pending' then 4 else 5 end) < 5;
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "reports_waiting_received" ON "reports" USING btree ((case when status = 'processing' then 0 when status = 'failed' then 1
  when client_id is null then 2 when status = 'processed' then 3 when status = 'pending' then 4 else 5 end),coalesce(date_of_receipt, '-infinity'::date),"id") WHERE (case when status = 'processing' then 0 when status = 'failed' then 1
  when client_id is null then 2 when status = 'processed' then 3 when status = 'pending' then 4 else 5 end) < 5;
