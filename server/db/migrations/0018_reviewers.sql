ALTER TABLE "profiles" ADD COLUMN "verified_by" uuid;--> statement-breakpoint
ALTER TABLE "message_photos" ADD COLUMN "reviewed_by" uuid;--> statement-breakpoint
ALTER TABLE "photos" ADD COLUMN "reviewed_by" uuid;--> statement-breakpoint
ALTER TABLE "verifications" ADD COLUMN "reviewed_by" uuid;