CREATE TABLE "review_claims" (
	"kind" text NOT NULL,
	"subject" uuid NOT NULL,
	"staff_id" uuid NOT NULL,
	"until" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "review_claims_kind_subject_pk" PRIMARY KEY("kind","subject")
);
--> statement-breakpoint
CREATE TABLE "review_passes" (
	"kind" text NOT NULL,
	"subject" uuid NOT NULL,
	"staff_id" uuid NOT NULL,
	"asks" boolean NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "review_passes_kind_subject_staff_id_pk" PRIMARY KEY("kind","subject","staff_id")
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"subject" uuid NOT NULL,
	"site_id" integer NOT NULL,
	"staff_id" uuid NOT NULL,
	"reason" text,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone NOT NULL,
	"undone_at" timestamp (3) with time zone,
	"done_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "photos" ADD COLUMN "fingerprint" bigint;--> statement-breakpoint
ALTER TABLE "review_claims" ADD CONSTRAINT "review_claims_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_passes" ADD CONSTRAINT "review_passes_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "review_claims_staff" ON "review_claims" USING btree ("staff_id","kind");--> statement-breakpoint
CREATE INDEX "review_passes_at" ON "review_passes" USING btree ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "reviews_open" ON "reviews" USING btree ("kind","subject") WHERE "reviews"."undone_at" is null and "reviews"."done_at" is null;--> statement-breakpoint
CREATE INDEX "reviews_decided" ON "reviews" USING btree ("decided_at");--> statement-breakpoint
CREATE INDEX "photos_fingerprint" ON "photos" USING gin ((array[("fingerprint" & 65535)::int, (("fingerprint" >> 16) & 65535 | 65536)::int,
    (("fingerprint" >> 32) & 65535 | 131072)::int, (("fingerprint" >> 48) & 65535 | 196608)::int])) WHERE "photos"."fingerprint" is not null;