CREATE TABLE "price_versions" (
	"site_id" integer NOT NULL,
	"country" text NOT NULL,
	"version" integer NOT NULL,
	"packages" jsonb NOT NULL,
	"changed_by" uuid NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"reason" text NOT NULL,
	CONSTRAINT "price_versions_site_id_country_version_pk" PRIMARY KEY("site_id","country","version")
);
--> statement-breakpoint
ALTER TABLE "price_versions" ADD CONSTRAINT "price_versions_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_versions" ADD CONSTRAINT "price_versions_changed_by_staff_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;