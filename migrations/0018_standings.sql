-- in steps
CREATE TABLE "standing_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "standing_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "standings" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"newest_at" timestamp with time zone NOT NULL,
	"unopened_at" timestamp with time zone,
	"waits_since" timestamp with time zone
);
--> statement-breakpoint
CREATE INDEX "standings_newest" ON "standings" USING btree ("newest_at" DESC NULLS FIRST,"user_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "standings_state" ON "standings" USING btree ("state","newest_at" DESC NULLS FIRST,"user_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "standings_due" ON "standings" USING btree ("unopened_at") WHERE unopened_at is not null;--> statement-breakpoint
CREATE INDEX "standings_waits" ON "standings" USING btree ("waits_since","user_id") WHERE waits_since is not null;--> statement-breakpoint
-- Notes whose standing may have changed; what it is then is worked out before the next list is read.
CREATE FUNCTION note_standing() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF tg_table_name = 'reports' THEN
		INSERT INTO standing_changes (user_id) SELECT c.user_id FROM clients c WHERE c.id IN (old.client_id, new.client_id);
	ELSIF tg_table_name = 'users' THEN
		INSERT INTO standing_changes (user_id) VALUES (new.id);
	ELSE
		INSERT INTO standing_changes (user_id) VALUES (coalesce(new.user_id, old.user_id));
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER standing_come AFTER INSERT ON reports FOR EACH ROW
	WHEN (new.client_id IS NOT NULL AND new.status = 'completed') EXECUTE FUNCTION note_standing();
--> statement-breakpoint
CREATE TRIGGER standing_gone AFTER DELETE ON reports FOR EACH ROW
	WHEN (old.client_id IS NOT NULL AND old.status = 'completed') EXECUTE FUNCTION note_standing();
--> statement-breakpoint
CREATE TRIGGER standing_changed AFTER UPDATE ON reports FOR EACH ROW
	WHEN ('completed' IN (old.status, new.status)
		AND (old.client_id, old.status, old.created_at, old.released_at) IS DISTINCT FROM (new.client_id, new.status, new.created_at, new.released_at))
	EXECUTE FUNCTION note_standing();
--> statement-breakpoint
CREATE TRIGGER standing_come AFTER INSERT ON sign_in_links FOR EACH ROW
	WHEN (new.purpose = 'activate') EXECUTE FUNCTION note_standing();
--> statement-breakpoint
CREATE TRIGGER standing_gone AFTER DELETE ON sign_in_links FOR EACH ROW
	WHEN (old.purpose = 'activate') EXECUTE FUNCTION note_standing();
--> statement-breakpoint
CREATE TRIGGER standing_changed AFTER UPDATE ON sign_in_links FOR EACH ROW
	WHEN (old.purpose = 'activate'
		AND (old.created_at, old.expires_at, old.opened_at, old.revoked_at, old.wrong_answers)
			IS DISTINCT FROM (new.created_at, new.expires_at, new.opened_at, new.revoked_at, new.wrong_answers))
	EXECUTE FUNCTION note_standing();
--> statement-breakpoint
CREATE TRIGGER standing_changed AFTER UPDATE ON users FOR EACH ROW
	WHEN ((old.role, old.is_active, old.last_sign_in_at IS NULL) IS DISTINCT FROM (new.role, new.is_active, new.last_sign_in_at IS NULL))
	EXECUTE FUNCTION note_standing();
--> statement-breakpoint
-- It goes with its account, too; one that has just come has no report.
CREATE TRIGGER standing_gone AFTER DELETE ON clients FOR EACH ROW EXECUTE FUNCTION note_standing();
--> statement-breakpoint
CREATE TRIGGER tally_come AFTER INSERT ON standings REFERENCING NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION tally('standings', 'state');
--> statement-breakpoint
CREATE TRIGGER tally_gone AFTER DELETE ON standings REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION tally('standings', 'state');
--> statement-breakpoint
CREATE OR REPLACE FUNCTION recount_tallies() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	LOCK TABLE reports, clients, standings IN SHARE ROW EXCLUSIVE MODE;
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
	INSERT INTO tallies (what, key, n) SELECT 'standings', state, count(*) FROM standings GROUP BY 2;
END $$;
--> statement-breakpoint
-- Whoever was there before the triggers.
INSERT INTO standing_changes (user_id) SELECT user_id FROM clients ORDER BY user_id;
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "reports_waiting_longest" ON "reports" USING btree (least("date_of_receipt"::timestamp at time zone 'UTC', "created_at"),"id") WHERE (case when status = 'processing' then 0 when status = 'failed' then 1
  when client_id is null then 2 when status = 'processed' then 3 when status = 'pending' then 4 else 5 end) < 5;
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "reports_waiting_longest_of" ON "reports" USING btree ("practitioner_id",least("date_of_receipt"::timestamp at time zone 'UTC', "created_at"),"id") WHERE (case when status = 'processing' then 0 when status = 'failed' then 1
  when client_id is null then 2 when status = 'processed' then 3 when status = 'pending' then 4 else 5 end) < 5;
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "users_never_in";
