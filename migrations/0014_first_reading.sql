ALTER TABLE "report_openings" ADD COLUMN "cards_ended_at" timestamp with time zone;--> statement-breakpoint
-- Who has opened a report before there were cards has read it; a restore of a backup from before asks for it, too.
CREATE FUNCTION end_past_cards() RETURNS void LANGUAGE sql AS 'UPDATE report_openings SET cards_ended_at = last_at';
--> statement-breakpoint
SELECT end_past_cards();
