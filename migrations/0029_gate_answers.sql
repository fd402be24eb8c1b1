CREATE TABLE "gate_answers" (
	"client_id" integer NOT NULL,
	"code" text NOT NULL,
	"said_on" date NOT NULL,
	"lifted_on" date,
	"lifted_by" integer,
	"reason" text,
	CONSTRAINT "gate_answers_client_id_code_pk" PRIMARY KEY("client_id","code")
);
--> statement-breakpoint
ALTER TABLE "gate_answers" ADD CONSTRAINT "gate_answers_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gate_answers" ADD CONSTRAINT "gate_answers_lifted_by_practitioners_id_fk" FOREIGN KEY ("lifted_by") REFERENCES "public"."practitioners"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
-- What was answered for plans that ended, or wait, before anybody let them begin counts on.
INSERT INTO gate_answers (client_id, code, said_on)
SELECT t.client_id, c.code, max(coalesce(t.closed_on, (t.created_at AT TIME ZONE 'UTC')::date))
FROM trials t CROSS JOIN unnest(t.gate) AS c(code)
WHERE t.started_on IS NULL
	AND NOT EXISTS (SELECT 1 FROM trials l WHERE l.client_id = t.client_id AND l.id > t.id AND l.started_on IS NOT NULL)
GROUP BY 1, 2;
