CREATE TABLE "chat_sides" (
	"conversation_id" uuid NOT NULL,
	"profile_id" uuid NOT NULL,
	"partner_id" uuid NOT NULL,
	"last_at" timestamp (3) with time zone,
	"delivered_no" integer DEFAULT 0 NOT NULL,
	"read_no" integer DEFAULT 0 NOT NULL,
	"unread" integer DEFAULT 0 NOT NULL,
	"deleted_no" integer DEFAULT 0 NOT NULL,
	"muted" boolean DEFAULT false NOT NULL,
	"draft" text DEFAULT '' NOT NULL,
	CONSTRAINT "chat_sides_conversation_id_profile_id_pk" PRIMARY KEY("conversation_id","profile_id")
);
--> statement-breakpoint
CREATE TABLE "conversations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"site_id" integer NOT NULL,
	"one_id" uuid NOT NULL,
	"other_id" uuid NOT NULL,
	"last_no" integer DEFAULT 0 NOT NULL,
	"blocked" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "conversations_order" CHECK ("conversations"."one_id" < "conversations"."other_id")
);
--> statement-breakpoint
CREATE TABLE "message_photos" (
	"id" uuid PRIMARY KEY NOT NULL,
	"conversation_id" uuid NOT NULL,
	"no" integer NOT NULL,
	"sender_id" uuid NOT NULL,
	"file" text,
	"locked_file" text,
	"colour" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"status" text NOT NULL,
	"reason" text,
	"opened_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "message_photos_file" UNIQUE("file"),
	CONSTRAINT "message_photos_locked_file" UNIQUE("locked_file")
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"conversation_id" uuid NOT NULL,
	"no" integer NOT NULL,
	"sender_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"gift" text,
	"reply_to" integer,
	"warning" text,
	"sender_reaction" text,
	"receiver_reaction" text,
	"price" smallint NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"edited_at" timestamp (3) with time zone,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "messages_conversation_id_no_pk" PRIMARY KEY("conversation_id","no")
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "free_conversations" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "messages" jsonb;--> statement-breakpoint
ALTER TABLE "chat_sides" ADD CONSTRAINT "chat_sides_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_sides" ADD CONSTRAINT "chat_sides_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_sides" ADD CONSTRAINT "chat_sides_partner_id_profiles_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_one_id_profiles_id_fk" FOREIGN KEY ("one_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_other_id_profiles_id_fk" FOREIGN KEY ("other_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_photos" ADD CONSTRAINT "message_photos_message" FOREIGN KEY ("conversation_id","no") REFERENCES "public"."messages"("conversation_id","no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chat_sides_list" ON "chat_sides" USING btree ("profile_id","last_at","conversation_id") WHERE "chat_sides"."last_at" is not null;--> statement-breakpoint
CREATE INDEX "chat_sides_unread" ON "chat_sides" USING btree ("profile_id","unread") WHERE "chat_sides"."unread" > 0;--> statement-breakpoint
CREATE INDEX "chat_sides_partner" ON "chat_sides" USING btree ("partner_id");--> statement-breakpoint
CREATE UNIQUE INDEX "conversations_two" ON "conversations" USING btree ("one_id","other_id");--> statement-breakpoint
CREATE INDEX "conversations_other" ON "conversations" USING btree ("other_id");--> statement-breakpoint
CREATE UNIQUE INDEX "message_photos_no" ON "message_photos" USING btree ("conversation_id","no");--> statement-breakpoint
CREATE INDEX "message_photos_pending" ON "message_photos" USING btree ("created_at") WHERE "message_photos"."status" = 'pending';--> statement-breakpoint
CREATE UNIQUE INDEX "messages_client" ON "messages" USING btree ("conversation_id","sender_id","client_id");--> statement-breakpoint
CREATE INDEX "messages_created" ON "messages" USING brin ("created_at");