CREATE TABLE "announcement_outcomes" (
	"announcement_id" uuid NOT NULL,
	"outcome" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "announcement_outcomes_announcement_id_outcome_pk" PRIMARY KEY("announcement_id","outcome")
);
--> statement-breakpoint
CREATE TABLE "announcements" (
	"id" uuid PRIMARY KEY NOT NULL,
	"site_id" integer NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"page" text NOT NULL,
	"per_hour" integer NOT NULL,
	"audience" jsonb NOT NULL,
	"texts" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"changed_by" uuid,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"starts_at" timestamp (3) with time zone,
	"started_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	"people" integer,
	"told" integer DEFAULT 0 NOT NULL,
	"mailed" integer DEFAULT 0 NOT NULL,
	"cursor" uuid,
	"left_waiting" boolean DEFAULT false NOT NULL,
	"next_round_at" timestamp (3) with time zone,
	"pace_minute" timestamp (3) with time zone,
	"pace_count" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "announcement_outcomes" ADD CONSTRAINT "announcement_outcomes_announcement_id_announcements_id_fk" FOREIGN KEY ("announcement_id") REFERENCES "public"."announcements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "announcements" ADD CONSTRAINT "announcements_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "announcements" ADD CONSTRAINT "announcements_changed_by_staff_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "announcements_newest" ON "announcements" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "announcements_site_newest" ON "announcements" USING btree ("site_id","created_at","id");--> statement-breakpoint
CREATE INDEX "announcements_active" ON "announcements" USING btree ("starts_at") WHERE "announcements"."state" in ('scheduled', 'sending', 'paused');--> statement-breakpoint
CREATE INDEX "users_site_id" ON "users" USING btree ("site_id","id");