CREATE TABLE "audit_chain" (
	"position" integer PRIMARY KEY NOT NULL,
	"event_id" integer NOT NULL,
	"hash" "bytea" NOT NULL,
	CONSTRAINT "audit_chain_event" UNIQUE("event_id")
);

--> statement-breakpoint
-- A text with its length in bytes before it, so that texts one after another can be read in one way only; nothing is a dash.
CREATE FUNCTION audit_text(value text) RETURNS text LANGUAGE sql STABLE AS $$
	SELECT coalesce(octet_length(convert_to(value, 'UTF8')) || ':' || value, '-') || ','
$$;
--> statement-breakpoint
-- The hash of an event that comes after the one with the hash `previous`: form 1. server/features/audit/chain.ts works out the same.
CREATE FUNCTION audit_hash(previous bytea, event audit_events) RETURNS bytea LANGUAGE sql STABLE AS $$
	SELECT sha256(convert_to(
		public.audit_text('1'::text) || public.audit_text(encode(previous, 'hex')) || public.audit_text(event.id::text)
			|| public.audit_text(extract(epoch FROM event.at)::text) || public.audit_text(event.actor_id::text)
			|| public.audit_text(event.action) || public.audit_text(event.subject_id::text)
			|| public.audit_text(event.fields::text) || public.audit_text(event.count::text),
		'UTF8'))
$$;
--> statement-breakpoint
-- Chains an event as its transaction commits: whoever holds the lock has nothing left to wait for but the disk. It runs with
-- the rights of the tables' owner, so that nobody else needs to write the chain; hence the schema before each name, since in
-- `public` the portal's user may make functions that would be taken instead of PostgreSQL's.
CREATE FUNCTION chain_audit_event() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
	PERFORM pg_advisory_xact_lock(7317003);
	INSERT INTO public.audit_chain (position, event_id, hash)
		SELECT coalesce(last.position, 0) + 1, NEW.id, public.audit_hash(coalesce(last.hash, ''), NEW)
		FROM (VALUES (1)) AS one
		LEFT JOIN (SELECT position, hash FROM public.audit_chain ORDER BY position DESC LIMIT 1) AS last ON true
		-- Of a backup that is loaded the event has its place already.
		ON CONFLICT (event_id) DO NOTHING;
	RETURN NULL;
END $$;
--> statement-breakpoint
-- Nor may anybody put it on a table of their own.
REVOKE ALL ON FUNCTION chain_audit_event() FROM PUBLIC;
--> statement-breakpoint
-- An event is of now and has the next number, whatever its writer says. The owner's is left as it is: a restore loads as it.
CREATE FUNCTION stamp_audit_event() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
BEGIN
	IF pg_has_role((SELECT relowner FROM pg_class WHERE oid = TG_RELID), 'USAGE') THEN
		RETURN NEW;
	END IF;
	-- One that is to come would be refused to the event that it is given to.
	IF NEW.id > coalesce(pg_sequence_last_value('public.audit_events_id_seq'), 0) THEN
		RAISE EXCEPTION 'The audit gives its numbers itself.' USING ERRCODE = 'insufficient_privilege';
	END IF;
	NEW.at := now();
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'The audit is only ever added to: % of % is refused.', TG_OP, TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
END $$;
--> statement-breakpoint
-- What is there already, in the order of its numbers.
DO $$
DECLARE
	event audit_events;
	place integer := 0;
	last bytea := '';
BEGIN
	FOR event IN SELECT * FROM audit_events ORDER BY id LOOP
		place := place + 1;
		last := audit_hash(last, event);
		INSERT INTO audit_chain (position, event_id, hash) VALUES (place, event.id, last);
	END LOOP;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER chained AFTER INSERT ON audit_events DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION chain_audit_event();
--> statement-breakpoint
CREATE TRIGGER stamped BEFORE INSERT ON audit_events FOR EACH ROW EXECUTE FUNCTION stamp_audit_event();
--> statement-breakpoint
CREATE TRIGGER kept BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_events FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();
--> statement-breakpoint
CREATE TRIGGER kept BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_chain FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();
--> statement-breakpoint
-- A statement on a table that another inherits from, or one that replays another server's rows, fires those of rows alone.
CREATE TRIGGER kept_rows BEFORE UPDATE OR DELETE ON audit_events FOR EACH ROW EXECUTE FUNCTION refuse_audit_change();
--> statement-breakpoint
CREATE TRIGGER kept_rows BEFORE UPDATE OR DELETE ON audit_chain FOR EACH ROW EXECUTE FUNCTION refuse_audit_change();
--> statement-breakpoint
-- Also for a session that calls itself a replica.
ALTER TABLE audit_events ENABLE ALWAYS TRIGGER stamped, ENABLE ALWAYS TRIGGER chained, ENABLE ALWAYS TRIGGER kept, ENABLE ALWAYS TRIGGER kept_rows;
--> statement-breakpoint
ALTER TABLE audit_chain ENABLE ALWAYS TRIGGER kept, ENABLE ALWAYS TRIGGER kept_rows;
