ALTER TABLE "chat_sides" ADD COLUMN "told_delivered_no" integer;--> statement-breakpoint
ALTER TABLE "chat_sides" ADD COLUMN "told_read_no" integer;