ALTER TABLE "orders" ADD COLUMN "no" text DEFAULT translate(substr(gen_random_uuid()::text, 25, 5) || '-' || substr(gen_random_uuid()::text, 25, 5), '0123456789abcdef', '23456789AFHKMRXY') NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "note_no" text;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_no" UNIQUE("no");--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_note" UNIQUE("note_no");