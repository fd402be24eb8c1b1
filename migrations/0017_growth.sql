-- in steps
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "outbox_age" ON "outbox" USING brin ("created_at");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "notifications_age" ON "notifications" USING brin ("created_at");
