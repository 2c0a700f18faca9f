CREATE TABLE "payers" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"reference" text NOT NULL,
	"email" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "payers" ADD CONSTRAINT "payers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
INSERT INTO "payers" ("user_id", "provider", "reference", "email", "created_at") SELECT "user_id", "provider", split_part("token", '/', 1), '', "created_at" FROM "stored_methods" WHERE "provider" = 'stripe';
