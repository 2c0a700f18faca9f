CREATE INDEX IF NOT EXISTS "listings_near" ON "listings" USING btree ("gender",(floor(("spot")[0] * 4)::int8 * 4096 + floor(("spot")[1] * 4)::int8),"birth_date") INCLUDE ("spot", "profile_id", "joined_at", "traits", "interests", "site_id", "seeks", "seeks_min_age", "seeks_max_age", "located", "has_photo", "verified", "fictional", "seeks_km", "country", "region");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "listings_living" ON "listings" USING btree ("site_id","country","gender","birth_date") INCLUDE ("spot", "profile_id", "joined_at", "traits", "interests", "seeks", "seeks_min_age", "seeks_max_age", "located", "has_photo", "verified", "fictional", "seeks_km", "region");--> statement-breakpoint
DROP INDEX "listings_women";--> statement-breakpoint
DROP INDEX "listings_men";--> statement-breakpoint
DROP INDEX "listings_country";
