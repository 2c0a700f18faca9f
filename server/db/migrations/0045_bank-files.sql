CREATE TABLE "bank_files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"format" text NOT NULL,
	"hash" text NOT NULL,
	"taken_at" timestamp (3) with time zone NOT NULL,
	"staff_id" uuid,
	"companies" integer[] NOT NULL,
	"lines" jsonb NOT NULL,
	CONSTRAINT "bank_files_hash" UNIQUE("hash")
);
--> statement-breakpoint
ALTER TABLE "debit_runs" ADD COLUMN "company_id" integer;--> statement-breakpoint
ALTER TABLE "debit_runs" ADD COLUMN "refunds" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "debit_runs" ADD COLUMN "refund_minor" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "debit_runs" ADD COLUMN "staff_id" uuid;--> statement-breakpoint
ALTER TABLE "debits" ADD COLUMN "booked_minor" integer;--> statement-breakpoint
ALTER TABLE "debits" ADD COLUMN "booked_on" date;--> statement-breakpoint
ALTER TABLE "bank_files" ADD CONSTRAINT "bank_files_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bank_files_taken" ON "bank_files" USING btree ("taken_at");--> statement-breakpoint
ALTER TABLE "debit_runs" ADD CONSTRAINT "debit_runs_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "debit_runs_created" ON "debit_runs" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "debits_run" ON "debits" USING btree ("run_id");