ALTER TABLE "payment_events" ADD COLUMN "word" text;--> statement-breakpoint
ALTER TABLE "payment_events" ADD COLUMN "happened_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "staff_id" uuid;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_placed" ON "orders" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "orders_site" ON "orders" USING btree ("site_id","created_at","id");--> statement-breakpoint
CREATE INDEX "payment_events_order" ON "payment_events" USING btree ("order_id");