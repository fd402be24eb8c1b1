CREATE TABLE "received_messages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "received_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"format" text NOT NULL,
	"identifier" text NOT NULL,
	"digest" text NOT NULL,
	"report_id" integer NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "received_messages_format" CHECK ("received_messages"."format" in ('fhir', 'hl7'))
);
--> statement-breakpoint
CREATE TABLE "share_opens" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "share_opens_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"share_id" integer NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"recipient" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "share_tickets" (
	"hash" text PRIMARY KEY NOT NULL,
	"share_id" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shares" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shares_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"client_id" integer NOT NULL,
	"url_hash" text NOT NULL,
	"label" text DEFAULT '' NOT NULL,
	"contents" text[] NOT NULL,
	"file" uuid,
	"bytes" integer NOT NULL,
	"passcode_hash" text,
	"attempts_left" integer DEFAULT 10 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shares_attempts" CHECK ("shares"."attempts_left" >= 0)
);
--> statement-breakpoint
CREATE TABLE "webhook_deliveries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"webhook_id" integer NOT NULL,
	"event" text NOT NULL,
	"report_id" integer NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"next_attempt_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_attempt_at" timestamp with time zone,
	"last_status" integer,
	"failure" text,
	CONSTRAINT "webhook_deliveries_state" CHECK ("webhook_deliveries"."state" in ('waiting', 'sent', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "webhooks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "webhooks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"url" text NOT NULL,
	"events" text[] NOT NULL,
	"sealed" text NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_by" integer,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "webhooks_events" CHECK ("webhooks"."events" <@ array['report.completed', 'report.needs-check', 'report.corrected'] and cardinality("webhooks"."events") > 0)
);
--> statement-breakpoint
ALTER TABLE "machine_tokens" DROP CONSTRAINT "machine_tokens_scope";--> statement-breakpoint
ALTER TABLE "received_messages" ADD CONSTRAINT "received_messages_report_id_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."reports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share_opens" ADD CONSTRAINT "share_opens_share_id_shares_id_fk" FOREIGN KEY ("share_id") REFERENCES "public"."shares"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share_tickets" ADD CONSTRAINT "share_tickets_share_id_shares_id_fk" FOREIGN KEY ("share_id") REFERENCES "public"."shares"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shares" ADD CONSTRAINT "shares_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_webhook_id_webhooks_id_fk" FOREIGN KEY ("webhook_id") REFERENCES "public"."webhooks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhooks" ADD CONSTRAINT "webhooks_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "received_messages_once" ON "received_messages" USING btree ("format","identifier");--> statement-breakpoint
CREATE INDEX "received_messages_report" ON "received_messages" USING btree ("report_id");--> statement-breakpoint
CREATE INDEX "share_opens_share" ON "share_opens" USING btree ("share_id","id");--> statement-breakpoint
CREATE INDEX "share_tickets_share" ON "share_tickets" USING btree ("share_id");--> statement-breakpoint
CREATE UNIQUE INDEX "shares_url" ON "shares" USING btree ("url_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "shares_file" ON "shares" USING btree ("file");--> statement-breakpoint
CREATE INDEX "shares_client" ON "shares" USING btree ("client_id","id");--> statement-breakpoint
CREATE INDEX "shares_expiry" ON "shares" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_newest" ON "webhook_deliveries" USING btree ("webhook_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "webhook_deliveries_waiting" ON "webhook_deliveries" USING btree ("state","next_attempt_at");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_age" ON "webhook_deliveries" USING brin ("created_at");--> statement-breakpoint
CREATE INDEX "webhooks_creator" ON "webhooks" USING btree ("created_by");--> statement-breakpoint
ALTER TABLE "machine_tokens" ADD CONSTRAINT "machine_tokens_scope" CHECK (string_to_array("machine_tokens"."scope", ' ') <@ array['reports:write', 'reports:read', 'webhooks'] and "machine_tokens"."scope" <> '');