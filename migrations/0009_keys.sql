CREATE TABLE "report_keys" (
	"folder" uuid PRIMARY KEY NOT NULL,
	"sealed" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "data_folder" ADD COLUMN "backed_up_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "data_exports" ADD COLUMN "sealed" text;--> statement-breakpoint
ALTER TABLE "report_keys" ADD CONSTRAINT "report_keys_folder_reports_folder_fk" FOREIGN KEY ("folder") REFERENCES "public"."reports"("folder") ON DELETE cascade ON UPDATE cascade;