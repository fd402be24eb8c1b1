CREATE TABLE "intake_looks" (
	"one" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"looked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"incomplete" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "intake_looks_one_row" CHECK ("intake_looks"."one" = 1)
);
