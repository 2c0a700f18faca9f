CREATE TABLE "fictional_chats" (
	"conversation_id" uuid PRIMARY KEY NOT NULL,
	"site_id" integer NOT NULL,
	"profile_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"waiting_since" timestamp (3) with time zone,
	"claimed_by" uuid,
	"claimed_until" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "fictional_personas" (
	"profile_id" uuid PRIMARY KEY NOT NULL,
	"site_id" integer NOT NULL,
	"story" text DEFAULT '' NOT NULL,
	"voice" text DEFAULT '' NOT NULL,
	"made_by" uuid,
	"made_at" timestamp (3) with time zone NOT NULL,
	"retired_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "closed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "fictional_chats" ADD CONSTRAINT "fictional_chats_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fictional_chats" ADD CONSTRAINT "fictional_chats_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fictional_chats" ADD CONSTRAINT "fictional_chats_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fictional_chats" ADD CONSTRAINT "fictional_chats_member_id_profiles_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fictional_chats" ADD CONSTRAINT "fictional_chats_claimed_by_staff_id_fk" FOREIGN KEY ("claimed_by") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fictional_personas" ADD CONSTRAINT "fictional_personas_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fictional_personas" ADD CONSTRAINT "fictional_personas_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fictional_personas" ADD CONSTRAINT "fictional_personas_made_by_staff_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "fictional_chats_waiting" ON "fictional_chats" USING btree ("site_id","waiting_since") WHERE "fictional_chats"."waiting_since" is not null;--> statement-breakpoint
CREATE INDEX "fictional_chats_profile" ON "fictional_chats" USING btree ("profile_id");--> statement-breakpoint
CREATE INDEX "fictional_chats_member" ON "fictional_chats" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "fictional_chats_claimed" ON "fictional_chats" USING btree ("claimed_by") WHERE "fictional_chats"."claimed_by" is not null;--> statement-breakpoint
CREATE INDEX "fictional_personas_site" ON "fictional_personas" USING btree ("site_id");--> statement-breakpoint
INSERT INTO "fictional_personas" ("profile_id", "site_id", "made_at")
SELECT p."id", p."site_id", u."created_at" FROM "profiles" p JOIN "users" u ON u."id" = p."user_id" WHERE p."fictional";
