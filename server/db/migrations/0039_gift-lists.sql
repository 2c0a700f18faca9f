CREATE TABLE "gift_lists" (
	"site_id" integer PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"offered" text[] NOT NULL,
	"changed_by" uuid NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "gift_lists" ADD CONSTRAINT "gift_lists_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_lists" ADD CONSTRAINT "gift_lists_changed_by_staff_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;