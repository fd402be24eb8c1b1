CREATE TABLE "data_folder" (
	"one" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"id" uuid NOT NULL,
	"held_back" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "data_folder_one_row" CHECK ("data_folder"."one" = 1)
);
