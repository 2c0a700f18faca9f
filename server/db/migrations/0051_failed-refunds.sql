ALTER TABLE "refunds" ADD COLUMN "provider_key" uuid;--> statement-breakpoint
CREATE INDEX "refunds_failed" ON "refunds" USING btree ("order_id") WHERE "refunds"."state" = 'failed';--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_provider_key" UNIQUE("provider_key");