-- A text as people look for it: in small letters, without accents. As foldAsPostgres in shared/domain/fold.ts; capitals
-- that the locale C does not make small are in the list.
CREATE FUNCTION folded(value text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN translate(regexp_replace(lower(normalize(value, NFD)), '[̀-ͯ]', '', 'g'), 'øØłŁđĐıßς', 'oollddisσ');
--> statement-breakpoint
CREATE TABLE "machine_tokens" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "machine_tokens_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"scope" text NOT NULL,
	"hash" text NOT NULL,
	"created_by" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "machine_tokens_hash_unique" UNIQUE("hash"),
	CONSTRAINT "machine_tokens_scope" CHECK ("machine_tokens"."scope" in ('reports:write'))
);
--> statement-breakpoint
CREATE TABLE "report_openings" (
	"report_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"version" integer NOT NULL,
	"first_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "report_openings_report_id_user_id_pk" PRIMARY KEY("report_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "users" drop column "search";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "search" text GENERATED ALWAYS AS (folded(first_name || ' ' || last_name || ' ' || email || ' ' || username)) STORED;--> statement-breakpoint
ALTER TABLE "users" drop column "grams";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "grams" text GENERATED ALWAYS AS (regexp_replace(folded(first_name || ' ' || last_name || ' ' || email || ' ' || username), '(.)', '\1\1\1', 'g')) STORED;--> statement-breakpoint
ALTER TABLE "reports" drop column "search";--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "search" text GENERATED ALWAYS AS (folded(sample_id || ' ' || client_name)) STORED;--> statement-breakpoint
ALTER TABLE "reports" drop column "grams";--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "grams" text GENERATED ALWAYS AS (regexp_replace(folded(sample_id || ' ' || client_name), '(.)', '\1\1\1', 'g')) STORED;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "kind" text;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "subject_id" integer;--> statement-breakpoint
ALTER TABLE "practitioners" ADD COLUMN "release_rule" text DEFAULT 'release' NOT NULL;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "high" integer GENERATED ALWAYS AS (jsonb_array_length(jsonb_path_query_array(results, '$[*] ? (@.level == "high")'))) STORED;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "moderate" integer GENERATED ALWAYS AS (jsonb_array_length(jsonb_path_query_array(results, '$[*] ? (@.level == "moderate")'))) STORED;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "pending_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "released_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "machine_tokens" ADD CONSTRAINT "machine_tokens_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_openings" ADD CONSTRAINT "report_openings_report_id_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."reports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_openings" ADD CONSTRAINT "report_openings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- They went with the columns.
CREATE INDEX "users_search" ON "users" USING gin ("search" gin_trgm_ops) WITH (gin_pending_list_limit=256);--> statement-breakpoint
CREATE INDEX "users_grams" ON "users" USING gin ("grams" gin_trgm_ops) WITH (gin_pending_list_limit=256);--> statement-breakpoint
CREATE INDEX "reports_search" ON "reports" USING gin ("search" gin_trgm_ops) WITH (gin_pending_list_limit=256);--> statement-breakpoint
CREATE INDEX "reports_grams" ON "reports" USING gin ("grams" gin_trgm_ops) WITH (gin_pending_list_limit=256);--> statement-breakpoint
DROP INDEX "reports_person";--> statement-breakpoint
CREATE INDEX "reports_person" ON "reports" USING gin (folded(client_name || ' ' || email) gin_trgm_ops) WITH (gin_pending_list_limit=256);--> statement-breakpoint
-- So did what 0003 said of how well they are known.
ALTER TABLE reports ALTER COLUMN search SET STATISTICS 500, ALTER COLUMN grams SET STATISTICS 500;
--> statement-breakpoint
ALTER TABLE users ALTER COLUMN search SET STATISTICS 500, ALTER COLUMN grams SET STATISTICS 500;
--> statement-breakpoint
ALTER INDEX reports_person ALTER COLUMN 1 SET STATISTICS 500;
--> statement-breakpoint
CREATE INDEX "machine_tokens_creator" ON "machine_tokens" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "report_openings_user" ON "report_openings" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "users_never_in" ON "users" USING btree ("id") WHERE role = 'client' and is_active and last_sign_in_at is null;--> statement-breakpoint
CREATE INDEX "notifications_subject" ON "notifications" USING btree ("kind","subject_id");--> statement-breakpoint
CREATE INDEX "reports_failed" ON "reports" USING btree ("created_at","id") WHERE status = 'failed';--> statement-breakpoint
CREATE INDEX "reports_nobody" ON "reports" USING btree ("created_at","id") WHERE client_id is null and status in ('processed', 'pending', 'completed');--> statement-breakpoint
CREATE INDEX "reports_to_check" ON "reports" USING btree ("created_at","id") WHERE status = 'processed' and client_id is not null;--> statement-breakpoint
CREATE INDEX "reports_held" ON "reports" USING btree ("pending_at","id") WHERE status = 'pending' and client_id is not null;--> statement-breakpoint
CREATE INDEX "reports_by_client" ON "reports" USING btree (folded(client_name),"id");--> statement-breakpoint
CREATE INDEX "reports_by_receipt" ON "reports" USING btree (coalesce(date_of_receipt, '-infinity'::date),"id");--> statement-breakpoint
CREATE INDEX "reports_by_state" ON "reports" USING btree ((case when status = 'processing' then 0 when status = 'failed' then 1
  when client_id is null then 2 when status = 'processed' then 3 when status = 'pending' then 4 else 5 end),"id");--> statement-breakpoint
CREATE INDEX "reports_by_elevated" ON "reports" USING btree ("high","moderate","id");--> statement-breakpoint
ALTER TABLE "practitioners" ADD CONSTRAINT "practitioners_release_rule" CHECK ("practitioners"."release_rule" in ('hold', 'release'));
--> statement-breakpoint
-- Since when a report is held, and when it reached the client that it has: a report that is given to another reaches them anew.
CREATE FUNCTION note_report_moments() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	moment timestamptz := now();
BEGIN
	IF tg_op = 'INSERT' THEN
		moment := new.created_at;
	ELSE
		IF new.client_id IS DISTINCT FROM old.client_id THEN
			new.released_at := NULL;
		END IF;
		IF new.status = 'pending' AND old.status <> 'pending' THEN
			new.pending_at := NULL;
		END IF;
	END IF;
	IF new.status = 'pending' AND new.pending_at IS NULL THEN
		new.pending_at := moment;
	END IF;
	IF new.status = 'completed' AND new.client_id IS NOT NULL AND new.released_at IS NULL THEN
		new.released_at := moment;
	END IF;
	RETURN new;
END $$;
--> statement-breakpoint
CREATE TRIGGER note_moments BEFORE INSERT OR UPDATE ON reports FOR EACH ROW EXECUTE FUNCTION note_report_moments();
--> statement-breakpoint
-- A notification is read once its cause is gone, whoever solved it and however.
CREATE FUNCTION solve_notifications() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	stays text := '';
BEGIN
	IF tg_table_name = 'reports' AND tg_op = 'UPDATE' THEN
		stays := CASE new.status WHEN 'failed' THEN 'report-failed' WHEN 'processed' THEN 'report-warnings'
			WHEN 'pending' THEN 'report-to-review' WHEN 'completed' THEN 'report-released report-ready' ELSE '' END;
		IF new.client_id IS DISTINCT FROM old.client_id THEN
			stays := replace(stays, 'report-ready', '');
		END IF;
		IF new.practitioner_id IS DISTINCT FROM old.practitioner_id THEN
			stays := replace(replace(stays, 'report-to-review', ''), 'report-released', '');
		END IF;
	END IF;
	UPDATE notifications SET read_at = now()
	WHERE subject_id = old.id AND read_at IS NULL AND kind = ANY (tg_argv) AND kind <> ALL (string_to_array(stays, ' '));
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER solve_notifications AFTER DELETE OR UPDATE OF status, client_id, practitioner_id ON reports FOR EACH ROW
	EXECUTE FUNCTION solve_notifications('report-ready', 'report-released', 'report-to-review', 'report-warnings', 'report-failed');
--> statement-breakpoint
CREATE TRIGGER solve_notifications AFTER DELETE OR UPDATE OF status ON question_reviews FOR EACH ROW
	EXECUTE FUNCTION solve_notifications('question-waits');
--> statement-breakpoint
CREATE TRIGGER solve_notifications AFTER DELETE ON deletion_requests FOR EACH ROW
	EXECUTE FUNCTION solve_notifications('deletion-requested');
--> statement-breakpoint
-- When reports of before reached their clients and who opened them, as far as the audit tells; a restore of a backup from
-- before asks for it, too.
CREATE FUNCTION note_past_moments() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	UPDATE reports r SET
		pending_at = CASE WHEN status = 'pending' THEN updated_at END,
		released_at = CASE WHEN status = 'completed' AND client_id IS NOT NULL THEN coalesce(
			(SELECT max(e.at) FROM audit_events e WHERE e.subject_id = r.id AND e.action IN ('report.release', 'report.link', 'report.replace-files')),
			created_at) END
	WHERE status IN ('pending', 'completed');
	-- Who has opened what, as far as the audit tells: clients by the first reading of their own after a report reached them.
	INSERT INTO report_openings (report_id, user_id, version, first_at, last_at)
	SELECT r.id, c.user_id, r.version, e.at, e.at
	FROM reports r JOIN clients c ON c.id = r.client_id
		CROSS JOIN LATERAL (SELECT min(a.at) AS at FROM audit_events a WHERE a.action = 'own.read' AND a.subject_id = c.user_id AND a.at >= r.released_at) e
	WHERE r.released_at IS NOT NULL AND e.at IS NOT NULL;
	INSERT INTO report_openings (report_id, user_id, version, first_at, last_at)
	SELECT r.id, a.actor_id, CASE WHEN max(a.at) >= r.updated_at THEN r.version ELSE 0 END, min(a.at), max(a.at)
	FROM audit_events a JOIN reports r ON r.id = a.subject_id JOIN users u ON u.id = a.actor_id
	WHERE a.action = 'report.read'
	GROUP BY r.id, a.actor_id
	ON CONFLICT DO NOTHING;
END $$;
--> statement-breakpoint
SELECT note_past_moments();
