CREATE TABLE "challenges" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "challenges_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"trial_food_id" integer NOT NULL,
	"attempt" integer NOT NULL,
	"started_on" date NOT NULL,
	"ended_on" date,
	"portions" text[] NOT NULL,
	"state" text DEFAULT 'running' NOT NULL,
	"suggested" text,
	"decided" text,
	"decided_by" integer,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "challenges_attempt" UNIQUE("trial_food_id","attempt"),
	CONSTRAINT "challenges_attempts" CHECK ("challenges"."attempt" between 1 and 3)
);
--> statement-breakpoint
CREATE TABLE "diary_days" (
	"client_id" integer NOT NULL,
	"day" date NOT NULL,
	"trial_id" integer NOT NULL,
	"scores" smallint[] NOT NULL,
	"kept" boolean,
	"portion" boolean,
	"slips" text[] DEFAULT '{}' NOT NULL,
	"factors" text[] DEFAULT '{}' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "diary_days_client_id_day_pk" PRIMARY KEY("client_id","day")
);
--> statement-breakpoint
CREATE TABLE "food_outcomes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "food_outcomes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"client_id" integer NOT NULL,
	"foods" text[] NOT NULL,
	"keys" text[] NOT NULL,
	"outcome" text NOT NULL,
	"amount" text DEFAULT '' NOT NULL,
	"since" date NOT NULL,
	"basis" text NOT NULL,
	"challenge_id" integer,
	"by_practitioner" integer,
	"note" text DEFAULT '' NOT NULL,
	"confirmed_after_report" integer,
	"ended_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "food_outcomes_outcome" CHECK ("food_outcomes"."outcome" in ('clinic-only', 'trigger', 'limited', 'tolerated'))
);
--> statement-breakpoint
CREATE TABLE "trial_foods" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "trial_foods_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"trial_id" integer NOT NULL,
	"foods" text[] NOT NULL,
	"keys" text[] NOT NULL,
	"replacement" text DEFAULT '' NOT NULL,
	"position" integer NOT NULL,
	"state" text DEFAULT 'out' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "trials" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "trials_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"client_id" integer NOT NULL,
	"report_id" integer,
	"state" text NOT NULL,
	"closed_reason" text,
	"closed_on" date,
	"proposed_by" integer,
	"symptoms" text[] DEFAULT '{}' NOT NULL,
	"gate" text[] DEFAULT '{}' NOT NULL,
	"gate_opened_by" integer,
	"gate_reason" text,
	"foods_reason" text,
	"started_on" date,
	"phase_on" date,
	"without_on" date,
	"reintroduction_on" date,
	"paused_days" integer DEFAULT 0 NOT NULL,
	"paused_on" date,
	"resumed_on" date,
	"halted_on" date,
	"zone" text DEFAULT 'UTC' NOT NULL,
	"remind_at" time,
	"reminded_on" date,
	"shared_with" integer[] DEFAULT '{}' NOT NULL,
	"asked" integer[] DEFAULT '{}' NOT NULL,
	"max_foods" integer DEFAULT 5 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "trials_state" CHECK ("trials"."state" in ('proposed', 'baseline', 'without', 'reintroduction', 'closed')),
	CONSTRAINT "trials_symptoms" CHECK (cardinality("trials"."symptoms") <= 3)
);
--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "trial_on" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "trial_signed_by" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "challenges" ADD CONSTRAINT "challenges_trial_food_id_trial_foods_id_fk" FOREIGN KEY ("trial_food_id") REFERENCES "public"."trial_foods"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "diary_days" ADD CONSTRAINT "diary_days_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "diary_days" ADD CONSTRAINT "diary_days_trial_id_trials_id_fk" FOREIGN KEY ("trial_id") REFERENCES "public"."trials"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "food_outcomes" ADD CONSTRAINT "food_outcomes_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "food_outcomes" ADD CONSTRAINT "food_outcomes_challenge_id_challenges_id_fk" FOREIGN KEY ("challenge_id") REFERENCES "public"."challenges"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "food_outcomes" ADD CONSTRAINT "food_outcomes_by_practitioner_practitioners_id_fk" FOREIGN KEY ("by_practitioner") REFERENCES "public"."practitioners"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trial_foods" ADD CONSTRAINT "trial_foods_trial_id_trials_id_fk" FOREIGN KEY ("trial_id") REFERENCES "public"."trials"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trials" ADD CONSTRAINT "trials_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trials" ADD CONSTRAINT "trials_proposed_by_practitioners_id_fk" FOREIGN KEY ("proposed_by") REFERENCES "public"."practitioners"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trials" ADD CONSTRAINT "trials_gate_opened_by_practitioners_id_fk" FOREIGN KEY ("gate_opened_by") REFERENCES "public"."practitioners"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "diary_days_trial" ON "diary_days" USING btree ("trial_id","day");--> statement-breakpoint
CREATE UNIQUE INDEX "food_outcomes_live" ON "food_outcomes" USING btree ("client_id","foods") WHERE "food_outcomes"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "food_outcomes_client" ON "food_outcomes" USING btree ("client_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "trial_foods_trial" ON "trial_foods" USING btree ("trial_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "trials_one_open" ON "trials" USING btree ("client_id") WHERE "trials"."state" <> 'closed';--> statement-breakpoint
CREATE INDEX "trials_client" ON "trials" USING btree ("client_id","id" DESC NULLS LAST);