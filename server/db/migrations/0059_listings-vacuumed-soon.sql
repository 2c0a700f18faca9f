-- Search reads listings by indexes alone, as long as the database knows that a page has not changed. Each change
-- of one row makes it look at all fifty of its page again, until the table is vacuumed: by default only once
-- one row of five has changed. With one of fifty changed a search looked at twice as many pages.
ALTER TABLE "listings" SET (autovacuum_vacuum_scale_factor = 0.01, autovacuum_vacuum_insert_scale_factor = 0.01);
