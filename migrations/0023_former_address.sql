-- in steps
CREATE INDEX CONCURRENTLY IF NOT EXISTS "reports_email" ON "reports" USING btree ("email");
