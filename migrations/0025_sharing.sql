-- in steps
ALTER TABLE "trials" ADD COLUMN IF NOT EXISTS "sharing_ended" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
-- Who is left with no report of a client to read sees the client's plan no more, whatever they are given later: the client is asked.
CREATE OR REPLACE FUNCTION end_sharing() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF tg_op = 'UPDATE' AND new.client_id IS NOT DISTINCT FROM old.client_id
		AND new.practitioner_id IS NOT DISTINCT FROM old.practitioner_id THEN
		RETURN NULL;
	END IF;
	UPDATE trials SET sharing_ended = true, version = version + 1, updated_at = now(),
		shared_with = array_remove(shared_with, old.practitioner_id), asked = array_remove(asked, old.practitioner_id)
	WHERE client_id = old.client_id AND old.practitioner_id = ANY (shared_with || asked)
		AND NOT EXISTS (SELECT 1 FROM reports r WHERE r.client_id = old.client_id AND r.practitioner_id = old.practitioner_id
			AND r.status IN ('pending', 'completed'));
	RETURN NULL;
END $$;
--> statement-breakpoint
DROP TRIGGER IF EXISTS end_sharing ON reports;
--> statement-breakpoint
-- At the end of a transaction: a merge moves the reports before the plans.
CREATE CONSTRAINT TRIGGER end_sharing AFTER DELETE OR UPDATE OF client_id, practitioner_id ON reports
	DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
	WHEN (old.client_id IS NOT NULL AND old.practitioner_id IS NOT NULL) EXECUTE FUNCTION end_sharing();
--> statement-breakpoint
-- in portions
UPDATE trials SET sharing_ended = true, version = version + 1, updated_at = now(),
	shared_with = ARRAY (SELECT p FROM unnest(shared_with) p WHERE EXISTS (
		SELECT 1 FROM reports r WHERE r.client_id = trials.client_id AND r.practitioner_id = p)),
	asked = ARRAY (SELECT p FROM unnest(asked) p WHERE EXISTS (
		SELECT 1 FROM reports r WHERE r.client_id = trials.client_id AND r.practitioner_id = p))
WHERE id IN (
	SELECT t.id FROM trials t, unnest(t.shared_with || t.asked) p WHERE NOT EXISTS (
		SELECT 1 FROM reports r WHERE r.client_id = t.client_id AND r.practitioner_id = p) LIMIT 2000);
