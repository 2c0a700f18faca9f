ALTER TABLE "orders" ADD COLUMN "credited_at" timestamp (3) with time zone;--> statement-breakpoint
UPDATE "orders" SET "credited_at" = "settled_at" WHERE "receipt_no" IS NOT NULL;--> statement-breakpoint
UPDATE "debits" SET "state" = 'collected' WHERE "state" = 'sent' AND "collect_on" < CURRENT_DATE - 14;
