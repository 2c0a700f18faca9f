CREATE TABLE "secured_pictures" (
	"id" uuid PRIMARY KEY NOT NULL,
	"case_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"subject" uuid NOT NULL,
	"file" text,
	"colour" text,
	"staff_id" uuid NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"secured_at" timestamp (3) with time zone NOT NULL,
	"released_at" timestamp (3) with time zone,
	"kept_until" timestamp (3) with time zone,
	CONSTRAINT "secured_pictures_file" UNIQUE("file")
);
--> statement-breakpoint
ALTER TABLE "verifications" ADD COLUMN "secured" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "secured_pictures" ADD CONSTRAINT "secured_pictures_case_id_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."cases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "secured_pictures" ADD CONSTRAINT "secured_pictures_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "secured_pictures_case" ON "secured_pictures" USING btree ("case_id");--> statement-breakpoint
CREATE INDEX "secured_pictures_kept" ON "secured_pictures" USING btree ("kept_until");