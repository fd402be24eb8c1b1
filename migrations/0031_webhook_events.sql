-- Every way in which a report reaches a state tells the webhooks, in the transaction that does it.
CREATE FUNCTION tell_webhooks() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	is_new boolean := TG_OP = 'INSERT' OR (old.status, old.digest) IS DISTINCT FROM (new.status, new.digest);
	is_correction boolean;
	told text;
BEGIN
	-- A restored backup brings reports that were told long ago.
	IF NOT is_new OR current_setting('pearwell.restoring', true) = 'on' THEN
		RETURN NULL;
	END IF;
	IF new.status IN ('processed', 'failed') THEN
		told := 'report.needs-check';
	ELSIF new.status = 'completed' THEN
		is_correction := (TG_OP = 'UPDATE' AND old.status = 'completed') OR EXISTS (
			SELECT FROM report_corrections c WHERE c.report_id = new.id AND c.released_at IS NULL);
		told := CASE WHEN is_correction THEN 'report.corrected' ELSE 'report.completed' END;
	ELSE
		RETURN NULL;
	END IF;
	INSERT INTO webhook_deliveries (webhook_id, event, report_id)
	SELECT w.id, told, new.id FROM webhooks w WHERE w.is_active AND told = ANY (w.events);
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER tell_webhooks AFTER INSERT OR UPDATE OF status, digest ON reports
	FOR EACH ROW EXECUTE FUNCTION tell_webhooks();
