ALTER TABLE "clients" ADD COLUMN "diets" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "clients" ADD COLUMN "own_foods" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "clients" ADD COLUMN "servings" integer;--> statement-breakpoint
ALTER TABLE "clients" ADD COLUMN "minutes" integer;