DROP INDEX "users_site_name";--> statement-breakpoint
CREATE INDEX "users_site_name" ON "users" USING btree ("site_id","name_key");