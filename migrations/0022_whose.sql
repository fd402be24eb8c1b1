CREATE TABLE "client_merges" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "client_merges_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"into_client_id" integer NOT NULL,
	"from_client_id" integer NOT NULL,
	"from_user_id" integer NOT NULL,
	"email" text NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "report_corrections" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "report_corrections_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"report_id" integer NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"before_results" jsonb NOT NULL,
	"before_unread" jsonb,
	"before_scale" text NOT NULL,
	"before_report_date" date,
	"released_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "unread" jsonb;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "pdf_file_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "csv_file_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "client_merges" ADD CONSTRAINT "client_merges_into_client_id_clients_id_fk" FOREIGN KEY ("into_client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_corrections" ADD CONSTRAINT "report_corrections_report_id_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."reports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "client_merges_into" ON "client_merges" USING btree ("into_client_id");--> statement-breakpoint
CREATE INDEX "report_corrections_report" ON "report_corrections" USING btree ("report_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "report_corrections_open" ON "report_corrections" USING btree ("report_id") WHERE released_at is null;