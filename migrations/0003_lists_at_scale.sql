CREATE TABLE "practitioner_clients" (
	"practitioner_id" integer NOT NULL,
	"client_id" integer NOT NULL,
	"reports" integer NOT NULL,
	CONSTRAINT "practitioner_clients_practitioner_id_client_id_pk" PRIMARY KEY("practitioner_id","client_id")
);
--> statement-breakpoint
CREATE TABLE "tallies" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tallies_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"what" text NOT NULL,
	"key" text NOT NULL,
	"n" integer NOT NULL
);
--> statement-breakpoint
DROP INDEX "reports_sample";--> statement-breakpoint
DROP INDEX "audit_actor";--> statement-breakpoint
DROP INDEX "reports_newest";--> statement-breakpoint
DROP INDEX "reports_client";--> statement-breakpoint
DROP INDEX "reports_practitioner";--> statement-breakpoint
DROP INDEX "reports_search";--> statement-breakpoint
DROP INDEX "users_search";--> statement-breakpoint
DROP INDEX "users_role";--> statement-breakpoint
DROP INDEX "users_names";--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "grams" text GENERATED ALWAYS AS (regexp_replace(lower(sample_id || ' ' || client_name), '(.)', '\1\1\1', 'g')) STORED;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "client_key" text GENERATED ALWAYS AS (coalesce('#' || client_id::text, '=' || lower(client_name))) STORED;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "grams" text GENERATED ALWAYS AS (regexp_replace(lower(first_name || ' ' || last_name || ' ' || email || ' ' || username), '(.)', '\1\1\1', 'g')) STORED;--> statement-breakpoint
CREATE INDEX "tallies_what" ON "tallies" USING btree ("what","key","n");--> statement-breakpoint
CREATE INDEX "audit_action" ON "audit_events" USING btree ("action","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "audit_subject_newest" ON "audit_events" USING btree ("subject_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("user_id","id" DESC NULLS FIRST) WHERE read_at is null;--> statement-breakpoint
CREATE INDEX "reports_assigned" ON "reports" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"status","client_key") WHERE practitioner_id is not null;--> statement-breakpoint
CREATE INDEX "reports_unassigned" ON "reports" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"status","client_key") WHERE practitioner_id is null;--> statement-breakpoint
CREATE INDEX "reports_status" ON "reports" USING btree ("status","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "reports_client_key" ON "reports" USING btree ("client_key");--> statement-breakpoint
CREATE INDEX "reports_grams" ON "reports" USING gin ("grams" gin_trgm_ops) WITH (gin_pending_list_limit=256);--> statement-breakpoint
CREATE INDEX "reports_person" ON "reports" USING gin (lower(client_name || ' ' || email) gin_trgm_ops) WITH (gin_pending_list_limit=256);--> statement-breakpoint
CREATE INDEX "users_grams" ON "users" USING gin ("grams" gin_trgm_ops) WITH (gin_pending_list_limit=256);--> statement-breakpoint
CREATE INDEX "users_seen" ON "users" USING btree ("role","last_sign_in_at");--> statement-breakpoint
CREATE INDEX "audit_actor" ON "audit_events" USING btree ("actor_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "reports_newest" ON "reports" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"practitioner_id","status","sample_id","client_key");--> statement-breakpoint
CREATE INDEX "reports_client" ON "reports" USING btree ("client_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"status");--> statement-breakpoint
CREATE INDEX "reports_practitioner" ON "reports" USING btree ("practitioner_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"status","client_key");--> statement-breakpoint
CREATE INDEX "reports_search" ON "reports" USING gin ("search" gin_trgm_ops) WITH (gin_pending_list_limit=256);--> statement-breakpoint
CREATE INDEX "users_search" ON "users" USING gin ("search" gin_trgm_ops) WITH (gin_pending_list_limit=256);--> statement-breakpoint
CREATE INDEX "users_role" ON "users" USING btree ("role","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "users_names" ON "users" USING btree ("role","last_name","first_name","id");