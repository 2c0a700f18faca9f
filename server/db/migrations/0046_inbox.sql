CREATE TABLE "fictional_answers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"site_id" integer NOT NULL,
	"conversation_id" uuid,
	"no" integer NOT NULL,
	"staff_id" uuid NOT NULL,
	"is_farewell" boolean NOT NULL,
	"waiting_since" timestamp (3) with time zone NOT NULL,
	"answered_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "fictional_notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"profile_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"staff_id" uuid NOT NULL,
	"text" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "fictional_answers" ADD CONSTRAINT "fictional_answers_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fictional_answers" ADD CONSTRAINT "fictional_answers_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fictional_answers" ADD CONSTRAINT "fictional_answers_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fictional_notes" ADD CONSTRAINT "fictional_notes_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fictional_notes" ADD CONSTRAINT "fictional_notes_member_id_profiles_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fictional_notes" ADD CONSTRAINT "fictional_notes_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "fictional_answers_conversation" ON "fictional_answers" USING btree ("conversation_id","no");--> statement-breakpoint
CREATE INDEX "fictional_answers_answered" ON "fictional_answers" USING btree ("answered_at");--> statement-breakpoint
CREATE INDEX "fictional_notes_pair" ON "fictional_notes" USING btree ("profile_id","member_id","at");--> statement-breakpoint
CREATE INDEX "fictional_notes_member" ON "fictional_notes" USING btree ("member_id");