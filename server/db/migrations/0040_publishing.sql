CREATE TABLE "site_changes" (
	"site_id" integer NOT NULL,
	"field" text NOT NULL,
	"value" jsonb,
	"revision" integer NOT NULL,
	"changed_by" uuid NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "site_changes_site_id_field_pk" PRIMARY KEY("site_id","field")
);
--> statement-breakpoint
CREATE TABLE "site_drafts" (
	"site_id" integer PRIMARY KEY NOT NULL,
	"revision" integer NOT NULL,
	"restored_from" integer
);
--> statement-breakpoint
CREATE TABLE "site_versions" (
	"site_id" integer NOT NULL,
	"number" integer NOT NULL,
	"content" jsonb NOT NULL,
	"changes" jsonb NOT NULL,
	"published_by" uuid,
	"published_at" timestamp (3) with time zone NOT NULL,
	"note" text NOT NULL,
	"restored_from" integer,
	CONSTRAINT "site_versions_site_id_number_pk" PRIMARY KEY("site_id","number")
);
--> statement-breakpoint
ALTER TABLE "sites" ADD COLUMN "closed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "site_changes" ADD CONSTRAINT "site_changes_site_id_site_drafts_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site_drafts"("site_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_changes" ADD CONSTRAINT "site_changes_changed_by_staff_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_drafts" ADD CONSTRAINT "site_drafts_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_versions" ADD CONSTRAINT "site_versions_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_versions" ADD CONSTRAINT "site_versions_published_by_staff_id_fk" FOREIGN KEY ("published_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;