CREATE TABLE "intake_moves" (
	"id" uuid PRIMARY KEY NOT NULL,
	"move" jsonb NOT NULL
);
