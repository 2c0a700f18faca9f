CREATE INDEX IF NOT EXISTS "notifications_time" ON "notifications" USING btree ("at");--> statement-breakpoint
DROP INDEX "notifications_at";