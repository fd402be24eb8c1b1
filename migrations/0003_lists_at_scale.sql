CREATE TABLE "practitioner_clients" (
	"practitioner_id" integer NOT NULL,
	"client_id" integer NOT NULL,
	"reports" integer NOT NULL,
	CONSTRAINT "practitioner_clients_practitioner_id_client_id_pk" PRIMARY KEY("practitioner_id","client_id")
);
--> statement-breakpoint
CREATE TABLE "tallies" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tallies_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"what" text NOT NULL,
	"key" text NOT NULL,
	"n" integer NOT NULL
);
--> statement-breakpoint
DROP INDEX "reports_sample";--> statement-breakpoint
DROP INDEX "audit_actor";--> statement-breakpoint
DROP INDEX "reports_newest";--> statement-breakpoint
DROP INDEX "reports_client";--> statement-breakpoint
DROP INDEX "reports_practitioner";--> statement-breakpoint
DROP INDEX "reports_search";--> statement-breakpoint
DROP INDEX "users_search";--> statement-breakpoint
DROP INDEX "users_role";--> statement-breakpoint
DROP INDEX "users_names";--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "grams" text GENERATED ALWAYS AS (regexp_replace(lower(sample_id || ' ' || client_name), '(.)', '\1\1\1', 'g')) STORED;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "client_key" text GENERATED ALWAYS AS (coalesce('#' || client_id::text, '=' || lower(client_name))) STORED;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "grams" text GENERATED ALWAYS AS (regexp_replace(lower(first_name || ' ' || last_name || ' ' || email || ' ' || username), '(.)', '\1\1\1', 'g')) STORED;--> statement-breakpoint
CREATE INDEX "tallies_what" ON "tallies" USING btree ("what","key","n");--> statement-breakpoint
CREATE INDEX "audit_action" ON "audit_events" USING btree ("action","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "audit_subject_newest" ON "audit_events" USING btree ("subject_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("user_id","id" DESC NULLS FIRST) WHERE read_at is null;--> statement-breakpoint
CREATE INDEX "reports_assigned" ON "reports" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"status","client_key") WHERE practitioner_id is not null;--> statement-breakpoint
CREATE INDEX "reports_unassigned" ON "reports" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"status","client_key") WHERE practitioner_id is null;--> statement-breakpoint
CREATE INDEX "reports_status" ON "reports" USING btree ("status","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"practitioner_id");--> statement-breakpoint
CREATE INDEX "reports_client_key" ON "reports" USING btree ("client_key");--> statement-breakpoint
CREATE INDEX "reports_grams" ON "reports" USING gin ("grams" gin_trgm_ops) WITH (gin_pending_list_limit=256);--> statement-breakpoint
CREATE INDEX "reports_person" ON "reports" USING gin (lower(client_name || ' ' || email) gin_trgm_ops) WITH (gin_pending_list_limit=256);--> statement-breakpoint
CREATE INDEX "users_grams" ON "users" USING gin ("grams" gin_trgm_ops) WITH (gin_pending_list_limit=256);--> statement-breakpoint
CREATE INDEX "users_seen" ON "users" USING btree ("role","last_sign_in_at");--> statement-breakpoint
CREATE INDEX "audit_actor" ON "audit_events" USING btree ("actor_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "reports_newest" ON "reports" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"practitioner_id","status","sample_id","client_key");--> statement-breakpoint
CREATE INDEX "reports_client" ON "reports" USING btree ("client_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"status");--> statement-breakpoint
CREATE INDEX "reports_practitioner" ON "reports" USING btree ("practitioner_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"status","client_key");--> statement-breakpoint
CREATE INDEX "reports_search" ON "reports" USING gin ("search" gin_trgm_ops) WITH (gin_pending_list_limit=256);--> statement-breakpoint
CREATE INDEX "users_search" ON "users" USING gin ("search" gin_trgm_ops) WITH (gin_pending_list_limit=256);--> statement-breakpoint
CREATE INDEX "users_role" ON "users" USING btree ("role","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "users_names" ON "users" USING btree ("role","last_name","first_name","id");--> statement-breakpoint
-- How many rows hold a term decides between an index of trigrams and reading on in the list's order; a larger sample guesses better.
ALTER TABLE reports ALTER COLUMN search SET STATISTICS 500, ALTER COLUMN grams SET STATISTICS 500;
--> statement-breakpoint
ALTER TABLE users ALTER COLUMN search SET STATISTICS 500, ALTER COLUMN grams SET STATISTICS 500;
--> statement-breakpoint
ALTER INDEX reports_person ALTER COLUMN 1 SET STATISTICS 500;
--> statement-breakpoint
-- Adds to the tallies what a statement changed: argument 1 is the tally's name, argument 2 its key as an expression over a row.
CREATE FUNCTION tally() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	EXECUTE format(
		'INSERT INTO tallies (what, key, n) SELECT %L, %s, sum(n) FROM (%s) AS changed GROUP BY 2 HAVING sum(n) <> 0',
		TG_ARGV[0],
		TG_ARGV[1],
		CASE TG_OP
			WHEN 'INSERT' THEN 'SELECT 1 AS n, * FROM come'
			WHEN 'DELETE' THEN 'SELECT -1 AS n, * FROM gone'
			ELSE 'SELECT 1 AS n, * FROM come UNION ALL SELECT -1, * FROM gone'
		END
	);
	RETURN NULL;
END $$;
--> statement-breakpoint
-- Keeps practitioner_clients in step with reports. In the order of the key, so that two statements wait for each other instead of locking up.
CREATE FUNCTION count_practitioner_clients() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	changes text := format(
		'SELECT practitioner_id, client_id, sum(n)::integer AS n FROM (%s) AS changed
			WHERE practitioner_id IS NOT NULL AND client_id IS NOT NULL
			GROUP BY 1, 2 HAVING sum(n) <> 0 ORDER BY 1, 2',
		CASE TG_OP
			WHEN 'INSERT' THEN 'SELECT 1 AS n, practitioner_id, client_id FROM come'
			WHEN 'DELETE' THEN 'SELECT -1 AS n, practitioner_id, client_id FROM gone'
			ELSE 'SELECT 1 AS n, practitioner_id, client_id FROM come UNION ALL SELECT -1, practitioner_id, client_id FROM gone'
		END
	);
	change record;
BEGIN
	IF TG_OP = 'INSERT' THEN
		EXECUTE format(
			'INSERT INTO practitioner_clients AS kept (practitioner_id, client_id, reports) %s
				ON CONFLICT (practitioner_id, client_id) DO UPDATE SET reports = kept.reports + excluded.reports',
			changes
		);
		RETURN NULL;
	END IF;
	FOR change IN EXECUTE changes LOOP
		IF change.n > 0 THEN
			INSERT INTO practitioner_clients AS kept VALUES (change.practitioner_id, change.client_id, change.n)
				ON CONFLICT (practitioner_id, client_id) DO UPDATE SET reports = kept.reports + excluded.reports;
		ELSE
			UPDATE practitioner_clients SET reports = reports + change.n
				WHERE practitioner_id = change.practitioner_id AND client_id = change.client_id;
			DELETE FROM practitioner_clients
				WHERE practitioner_id = change.practitioner_id AND client_id = change.client_id AND reports <= 0;
		END IF;
	END LOOP;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER tally_come AFTER INSERT ON reports REFERENCING NEW TABLE AS come FOR EACH STATEMENT
	EXECUTE FUNCTION tally('reports', 'to_char(date_trunc(''week'', created_at at time zone ''UTC''), ''YYYY-MM-DD'') || case when practitioner_id is null then '''' else ''+'' end');
--> statement-breakpoint
CREATE TRIGGER tally_gone AFTER DELETE ON reports REFERENCING OLD TABLE AS gone FOR EACH STATEMENT
	EXECUTE FUNCTION tally('reports', 'to_char(date_trunc(''week'', created_at at time zone ''UTC''), ''YYYY-MM-DD'') || case when practitioner_id is null then '''' else ''+'' end');
--> statement-breakpoint
CREATE TRIGGER tally_changed AFTER UPDATE ON reports REFERENCING NEW TABLE AS come OLD TABLE AS gone FOR EACH STATEMENT
	EXECUTE FUNCTION tally('reports', 'to_char(date_trunc(''week'', created_at at time zone ''UTC''), ''YYYY-MM-DD'') || case when practitioner_id is null then '''' else ''+'' end');
--> statement-breakpoint
CREATE TRIGGER count_come AFTER INSERT ON reports REFERENCING NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION count_practitioner_clients();
--> statement-breakpoint
CREATE TRIGGER count_gone AFTER DELETE ON reports REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION count_practitioner_clients();
--> statement-breakpoint
CREATE TRIGGER count_changed AFTER UPDATE ON reports REFERENCING NEW TABLE AS come OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION count_practitioner_clients();
--> statement-breakpoint
CREATE TRIGGER tally_come AFTER INSERT ON practitioner_clients REFERENCING NEW TABLE AS come FOR EACH STATEMENT
	EXECUTE FUNCTION tally('clients-of', 'practitioner_id::text');
--> statement-breakpoint
CREATE TRIGGER tally_gone AFTER DELETE ON practitioner_clients REFERENCING OLD TABLE AS gone FOR EACH STATEMENT
	EXECUTE FUNCTION tally('clients-of', 'practitioner_id::text');
--> statement-breakpoint
CREATE TRIGGER tally_come AFTER INSERT ON clients REFERENCING NEW TABLE AS come FOR EACH STATEMENT
	EXECUTE FUNCTION tally('clients', 'to_char(created_at at time zone ''UTC'', ''YYYY-MM'')');
--> statement-breakpoint
CREATE TRIGGER tally_gone AFTER DELETE ON clients REFERENCING OLD TABLE AS gone FOR EACH STATEMENT
	EXECUTE FUNCTION tally('clients', 'to_char(created_at at time zone ''UTC'', ''YYYY-MM'')');
--> statement-breakpoint
CREATE TRIGGER tally_changed AFTER UPDATE ON clients REFERENCING NEW TABLE AS come OLD TABLE AS gone FOR EACH STATEMENT
	EXECUTE FUNCTION tally('clients', 'to_char(created_at at time zone ''UTC'', ''YYYY-MM'')');
--> statement-breakpoint
-- Counts everything anew: for rows that came before the triggers, or past them (a restored backup).
CREATE FUNCTION recount_tallies() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	LOCK TABLE reports, clients IN SHARE ROW EXCLUSIVE MODE;
	DELETE FROM practitioner_clients;
	DELETE FROM tallies;
	INSERT INTO practitioner_clients
		SELECT practitioner_id, client_id, count(*) FROM reports
		WHERE practitioner_id IS NOT NULL AND client_id IS NOT NULL GROUP BY 1, 2;
	INSERT INTO tallies (what, key, n)
		SELECT 'reports', to_char(date_trunc('week', created_at at time zone 'UTC'), 'YYYY-MM-DD') || CASE WHEN practitioner_id IS NULL THEN '' ELSE '+' END, count(*)
		FROM reports GROUP BY 2;
	INSERT INTO tallies (what, key, n)
		SELECT 'clients', to_char(created_at at time zone 'UTC', 'YYYY-MM'), count(*) FROM clients GROUP BY 2;
END $$;
--> statement-breakpoint
SELECT recount_tallies();
