ALTER TABLE "figure_days" DROP CONSTRAINT "figure_days_site_id_sites_id_fk";
--> statement-breakpoint
ALTER TABLE "figure_weeks" DROP CONSTRAINT "figure_weeks_site_id_sites_id_fk";
--> statement-breakpoint
INSERT INTO "figure_days" ("site_id", "day", "measure", "country", "source", "package", "detail", "currency", "count", "minor")
SELECT 0, "day", "measure", "country", "source", "package", "detail", "currency", sum("count"), sum("minor")
FROM "figure_days" GROUP BY 2, 3, 4, 5, 6, 7, 8;--> statement-breakpoint
INSERT INTO "figure_weeks" ("site_id", "week", "measure", "country", "source", "package", "detail", "currency", "count", "minor")
SELECT 0, "week", "measure", "country", "source", "package", "detail", "currency", sum("count"), sum("minor")
FROM "figure_weeks" GROUP BY 2, 3, 4, 5, 6, 7, 8;
