CREATE TABLE "appeals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"decision_id" uuid NOT NULL,
	"message" text NOT NULL,
	"state" text NOT NULL,
	"answer" text,
	"staff_id" uuid,
	"filed_at" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"answered_at" timestamp (3) with time zone,
	CONSTRAINT "appeals_decision" UNIQUE("decision_id")
);
--> statement-breakpoint
CREATE TABLE "case_notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"case_id" uuid NOT NULL,
	"staff_id" uuid NOT NULL,
	"text" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cases" (
	"id" uuid PRIMARY KEY NOT NULL,
	"site_id" integer NOT NULL,
	"kind" text NOT NULL,
	"reference" text NOT NULL,
	"member_id" uuid,
	"topic" text NOT NULL,
	"severity" integer NOT NULL,
	"state" text NOT NULL,
	"claimed_by" uuid,
	"claimed_until" timestamp (3) with time zone,
	"opened_at" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone,
	CONSTRAINT "cases_reference" UNIQUE("reference")
);
--> statement-breakpoint
CREATE TABLE "decisions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"site_id" integer NOT NULL,
	"case_id" uuid NOT NULL,
	"reference" text NOT NULL,
	"user_id" uuid,
	"kind" text NOT NULL,
	"ground" text,
	"source" text NOT NULL,
	"facts" text NOT NULL,
	"language" text NOT NULL,
	"title" text NOT NULL,
	"paragraphs" jsonb NOT NULL,
	"until" timestamp (3) with time zone,
	"content" text,
	"removed" text,
	"staff_id" uuid NOT NULL,
	"agreed_by" uuid,
	"decided_at" timestamp (3) with time zone NOT NULL,
	"told_at" timestamp (3) with time zone,
	"undone_at" timestamp (3) with time zone,
	"appeal_until" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "decisions_reference" UNIQUE("reference")
);
--> statement-breakpoint
CREATE TABLE "evidence" (
	"id" uuid PRIMARY KEY NOT NULL,
	"case_id" uuid NOT NULL,
	"sealed" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"kept_until" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "suspended_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "suspended_by" text;--> statement-breakpoint
ALTER TABLE "complaints" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "complaints" ADD COLUMN "case_id" uuid;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "case_id" uuid;--> statement-breakpoint
ALTER TABLE "appeals" ADD CONSTRAINT "appeals_decision_id_decisions_id_fk" FOREIGN KEY ("decision_id") REFERENCES "public"."decisions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appeals" ADD CONSTRAINT "appeals_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_notes" ADD CONSTRAINT "case_notes_case_id_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."cases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_notes" ADD CONSTRAINT "case_notes_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cases" ADD CONSTRAINT "cases_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cases" ADD CONSTRAINT "cases_member_id_profiles_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cases" ADD CONSTRAINT "cases_claimed_by_staff_id_fk" FOREIGN KEY ("claimed_by") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "decisions" ADD CONSTRAINT "decisions_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "decisions" ADD CONSTRAINT "decisions_case_id_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."cases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "decisions" ADD CONSTRAINT "decisions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "decisions" ADD CONSTRAINT "decisions_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "decisions" ADD CONSTRAINT "decisions_agreed_by_staff_id_fk" FOREIGN KEY ("agreed_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evidence" ADD CONSTRAINT "evidence_case_id_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."cases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "appeals_open" ON "appeals" USING btree ("due_at") WHERE "appeals"."state" = 'open';--> statement-breakpoint
CREATE INDEX "case_notes_case" ON "case_notes" USING btree ("case_id");--> statement-breakpoint
CREATE INDEX "cases_queue" ON "cases" USING btree ((-"severity"),"opened_at","id") WHERE "cases"."state" <> 'decided';--> statement-breakpoint
CREATE INDEX "cases_site_queue" ON "cases" USING btree ("site_id",(-"severity"),"opened_at","id") WHERE "cases"."state" <> 'decided';--> statement-breakpoint
CREATE INDEX "cases_kind_queue" ON "cases" USING btree ("kind",(-"severity"),"opened_at","id") WHERE "cases"."state" <> 'decided';--> statement-breakpoint
CREATE INDEX "cases_proposed" ON "cases" USING btree ("opened_at") WHERE "cases"."state" = 'proposed';--> statement-breakpoint
CREATE INDEX "cases_due" ON "cases" USING btree ("due_at") WHERE "cases"."state" <> 'decided';--> statement-breakpoint
CREATE INDEX "cases_claimed" ON "cases" USING btree ("claimed_by") WHERE "cases"."state" <> 'decided';--> statement-breakpoint
CREATE INDEX "cases_decided" ON "cases" USING btree ("decided_at","id") WHERE "cases"."state" = 'decided';--> statement-breakpoint
CREATE UNIQUE INDEX "cases_open_member" ON "cases" USING btree ("member_id") WHERE "cases"."state" <> 'decided';--> statement-breakpoint
CREATE INDEX "cases_member" ON "cases" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "decisions_case" ON "decisions" USING btree ("case_id");--> statement-breakpoint
CREATE INDEX "decisions_user" ON "decisions" USING btree ("user_id","decided_at");--> statement-breakpoint
CREATE INDEX "decisions_decided" ON "decisions" USING btree ("decided_at");--> statement-breakpoint
CREATE INDEX "evidence_case" ON "evidence" USING btree ("case_id");--> statement-breakpoint
CREATE INDEX "evidence_kept" ON "evidence" USING btree ("kept_until");--> statement-breakpoint
ALTER TABLE "complaints" ADD CONSTRAINT "complaints_case_id_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."cases"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_case_id_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."cases"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sign_ins_network" ON "sign_ins" USING btree ("network_hash");--> statement-breakpoint
CREATE INDEX "complaints_case" ON "complaints" USING btree ("case_id");--> statement-breakpoint
CREATE INDEX "complaints_new" ON "complaints" USING btree ("created_at") WHERE "complaints"."case_id" is null and "complaints"."status" = 'received';--> statement-breakpoint
CREATE INDEX "reports_case" ON "reports" USING btree ("case_id");--> statement-breakpoint
CREATE INDEX "reports_new" ON "reports" USING btree ("created_at") WHERE "reports"."case_id" is null and "reports"."status" = 'received';