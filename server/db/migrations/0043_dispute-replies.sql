ALTER TABLE "disputes" ADD COLUMN "reply" text;--> statement-breakpoint
ALTER TABLE "disputes" ADD COLUMN "reply_state" text;--> statement-breakpoint
ALTER TABLE "disputes" ADD COLUMN "evidence" text;--> statement-breakpoint
CREATE INDEX "disputes_to_send" ON "disputes" USING btree ("answered_at") WHERE "disputes"."reply_state" = 'to_send';