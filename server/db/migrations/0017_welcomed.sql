CREATE TABLE "welcomed" (
	"site_id" integer NOT NULL,
	"email_hash" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "welcomed_site_id_email_hash_pk" PRIMARY KEY("site_id","email_hash")
);
--> statement-breakpoint
ALTER TABLE "welcomed" ADD CONSTRAINT "welcomed_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "welcomed_at" ON "welcomed" USING btree ("at");--> statement-breakpoint
INSERT INTO "welcomed" ("site_id", "email_hash", "at") SELECT "site_id", "email_hash", max("confirmed_at") FROM "users" WHERE "confirmed_at" IS NOT NULL GROUP BY 1, 2;
