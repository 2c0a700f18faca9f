CREATE INDEX IF NOT EXISTS "messages_at" ON "messages" USING btree ("created_at");--> statement-breakpoint
DROP INDEX "messages_created";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "counted_as_writer" boolean DEFAULT false NOT NULL;--> statement-breakpoint
INSERT INTO "figure_days" ("site_id", "day", "measure", "country", "package", "currency", "count", "minor")
SELECT "site_id", "day", 'earned', "country", "package", "currency",
	sum(CASE "measure" WHEN 'orders' THEN "count" ELSE 0 END),
	sum(CASE "measure" WHEN 'orders' THEN "minor" ELSE -"minor" END)
FROM "figure_days" WHERE "measure" IN ('orders', 'refunds') GROUP BY 1, 2, 4, 5, 6;--> statement-breakpoint
INSERT INTO "figure_days" ("site_id", "day", "measure", "source", "count")
SELECT "site_id", "day", 'sources', "source", "count" FROM "figure_days" WHERE "measure" = 'signups';--> statement-breakpoint
DELETE FROM "figure_days" WHERE "measure" IN ('orders', 'refunds', 'signups', 'first_messages');--> statement-breakpoint
INSERT INTO "figure_days" ("site_id", "day", "measure", "count")
SELECT "site_id", "day", 'signups', sum("count") FROM "figure_days" WHERE "measure" = 'sources' GROUP BY 1, 2;--> statement-breakpoint
DELETE FROM "figures" WHERE "measure" = 'first_messages';--> statement-breakpoint
ALTER TABLE "figure_days" DROP CONSTRAINT "figure_days_cell",
	ADD CONSTRAINT "figure_days_cell" PRIMARY KEY("site_id","measure","day","country","source","package","detail","currency") INCLUDE ("count","minor");--> statement-breakpoint
CREATE TABLE "figure_weeks" (
	"site_id" integer NOT NULL,
	"week" date NOT NULL,
	"measure" text NOT NULL,
	"country" text DEFAULT '' NOT NULL,
	"source" text DEFAULT '' NOT NULL,
	"package" integer DEFAULT 0 NOT NULL,
	"detail" text DEFAULT '' NOT NULL,
	"currency" text DEFAULT '' NOT NULL,
	"count" integer NOT NULL,
	"minor" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "figure_weeks_cell" PRIMARY KEY("site_id","measure","week","country","source","package","detail","currency") INCLUDE ("count","minor")
);
--> statement-breakpoint
ALTER TABLE "figure_weeks" ADD CONSTRAINT "figure_weeks_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "figure_weeks_week" ON "figure_weeks" USING btree ("week");--> statement-breakpoint
INSERT INTO "figure_weeks"
SELECT "site_id", date_trunc('week', "day")::date, "measure", "country", "source", "package", "detail", "currency", sum("count"), sum("minor")
FROM "figure_days" WHERE "measure" IN ('activation_time', 'answers', 'reports', 'repaid', 'earned') GROUP BY 1, 2, 3, 4, 5, 6, 7, 8;
