CREATE TABLE "figure_days" (
	"site_id" integer NOT NULL,
	"day" date NOT NULL,
	"measure" text NOT NULL,
	"country" text DEFAULT '' NOT NULL,
	"source" text DEFAULT '' NOT NULL,
	"package" integer DEFAULT 0 NOT NULL,
	"detail" text DEFAULT '' NOT NULL,
	"currency" text DEFAULT '' NOT NULL,
	"count" integer NOT NULL,
	"minor" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "figure_days_cell" PRIMARY KEY("site_id","measure","day","country","source","package","detail","currency")
);
--> statement-breakpoint
CREATE TABLE "figure_hours" (
	"hour" timestamp (3) with time zone PRIMARY KEY NOT NULL,
	"counted_at" timestamp (3) with time zone,
	"is_due" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "figures" (
	"hour" timestamp (3) with time zone NOT NULL,
	"site_id" integer NOT NULL,
	"measure" text NOT NULL,
	"country" text DEFAULT '' NOT NULL,
	"source" text DEFAULT '' NOT NULL,
	"package" integer DEFAULT 0 NOT NULL,
	"detail" text DEFAULT '' NOT NULL,
	"currency" text DEFAULT '' NOT NULL,
	"count" integer NOT NULL,
	"minor" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "figures_cell" PRIMARY KEY("hour","site_id","measure","country","source","package","detail","currency")
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "here_on" date;--> statement-breakpoint
ALTER TABLE "figure_days" ADD CONSTRAINT "figure_days_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "figures" ADD CONSTRAINT "figures_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "figure_days_day" ON "figure_days" USING btree ("day");--> statement-breakpoint
CREATE INDEX "figure_hours_due" ON "figure_hours" USING btree ("hour") WHERE "figure_hours"."is_due";--> statement-breakpoint
CREATE INDEX "users_confirmed" ON "users" USING btree ("confirmed_at") WHERE "users"."confirmed_at" is not null;--> statement-breakpoint
CREATE INDEX "likes_created" ON "likes" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "likes_matched_at" ON "likes" USING btree ("matched_at") WHERE "likes"."matched_at" is not null;--> statement-breakpoint
CREATE INDEX "orders_paid" ON "orders" USING btree ("settled_at") WHERE "orders"."receipt_no" is not null;--> statement-breakpoint
CREATE INDEX "refunds_created" ON "refunds" USING btree ("created_at");