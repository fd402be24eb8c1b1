CREATE TABLE "audit_floor" (
	"portal" uuid PRIMARY KEY NOT NULL,
	"sealed" text NOT NULL
);
