CREATE TABLE "sign_in_links" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sign_in_links_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"purpose" text NOT NULL,
	"channel" text NOT NULL,
	"token_hash" text,
	"created_by" integer,
	"send_key" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"opened_at" timestamp with time zone,
	"used_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	"wrong_answers" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "sign_in_links_tokenHash_unique" UNIQUE("token_hash"),
	CONSTRAINT "sign_in_links_purpose" CHECK ("sign_in_links"."purpose" in ('activate', 'reset')),
	CONSTRAINT "sign_in_links_channel" CHECK ("sign_in_links"."channel" in ('email', 'sms', 'letter'))
);
--> statement-breakpoint
ALTER TABLE "clients" ADD COLUMN "allergies_answered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "invite_mode" text DEFAULT 'off' NOT NULL;--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "logo_hash" text;--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "accent" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "postal_address" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "sign_in_links" ADD CONSTRAINT "sign_in_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_in_links" ADD CONSTRAINT "sign_in_links_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sign_in_links_user" ON "sign_in_links" USING btree ("user_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "sign_in_links_creator" ON "sign_in_links" USING btree ("created_by");--> statement-breakpoint
CREATE UNIQUE INDEX "sign_in_links_open" ON "sign_in_links" USING btree ("user_id","purpose") WHERE used_at is null and revoked_at is null;--> statement-breakpoint
ALTER TABLE "settings" ADD CONSTRAINT "settings_invite_mode" CHECK ("settings"."invite_mode" in ('off', 'email', 'email-or-sms'));--> statement-breakpoint
CREATE INDEX "users_deactivated" ON "users" USING btree ("id" DESC NULLS FIRST) WHERE not is_active;