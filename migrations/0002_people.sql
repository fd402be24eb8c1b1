ALTER TABLE "users" ADD COLUMN "search" text GENERATED ALWAYS AS (lower(first_name || ' ' || last_name || ' ' || email || ' ' || username)) STORED;--> statement-breakpoint
CREATE INDEX "audit_subject" ON "audit_events" USING btree ("subject_id","action");--> statement-breakpoint
CREATE INDEX "audit_actor" ON "audit_events" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "users_search" ON "users" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "users_role" ON "users" USING btree ("role");--> statement-breakpoint
CREATE INDEX "users_names" ON "users" USING btree ("last_name","first_name");