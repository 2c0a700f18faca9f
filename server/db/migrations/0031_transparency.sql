CREATE TABLE "transparency_reports" (
	"site_id" integer NOT NULL,
	"year" integer NOT NULL,
	"report" jsonb NOT NULL,
	"published_at" timestamp (3) with time zone NOT NULL,
	"published_by" uuid NOT NULL,
	CONSTRAINT "transparency_reports_site_id_year_pk" PRIMARY KEY("site_id","year")
);
--> statement-breakpoint
ALTER TABLE "transparency_reports" ADD CONSTRAINT "transparency_reports_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transparency_reports" ADD CONSTRAINT "transparency_reports_published_by_staff_id_fk" FOREIGN KEY ("published_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;