CREATE TABLE "held_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"conversation_id" uuid NOT NULL,
	"sender_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"gift" text,
	"reply_to" integer,
	"warning" text,
	"price" smallint NOT NULL,
	"begun" boolean NOT NULL,
	"waits" boolean NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "photos_pending";--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "held_client_id" uuid;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "held_for_id" uuid;--> statement-breakpoint
ALTER TABLE "held_messages" ADD CONSTRAINT "held_messages_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "held_messages_client" ON "held_messages" USING btree ("conversation_id","sender_id","client_id");--> statement-breakpoint
CREATE INDEX "held_messages_sender" ON "held_messages" USING btree ("sender_id","conversation_id");--> statement-breakpoint
CREATE INDEX "held_messages_created" ON "held_messages" USING btree ("created_at");--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_held_for_id_profiles_id_fk" FOREIGN KEY ("held_for_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reports_held_for" ON "reports" USING btree ("held_for_id");--> statement-breakpoint
CREATE INDEX "photos_pending" ON "photos" USING btree ("created_at") WHERE "photos"."status" in ('pending', 'held');