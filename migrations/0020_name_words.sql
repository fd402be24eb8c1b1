-- in steps
CREATE OR REPLACE FUNCTION name_words(names text[]) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN (SELECT array_agg(DISTINCT word)
	FROM unnest(names) AS name
	CROSS JOIN LATERAL folded(name) AS plain
	CROSS JOIN LATERAL unnest(string_to_array(concat_ws(' ',
		translate(plain, '-_.,''’()/@+', '           '),
		translate(translate(plain, '''’', ''), '-_.,()/@+', '         '),
		translate(plain, '-_.,''’()/@+ ', '')), ' ')) AS word
	WHERE word <> '');
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "users_name_words" ON "users" USING gin (name_words(array[first_name, last_name, first_name || ' ' || last_name, last_name || first_name, username, split_part(email, '@', 1)])) WITH (gin_pending_list_limit=256);
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "reports_name_words" ON "reports" USING gin (name_words(array[client_name])) WITH (gin_pending_list_limit=256);
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "reports_printed_practitioner" ON "reports" USING btree ("practitioner");
