CREATE TABLE "agreed_terms" (
	"hash" text PRIMARY KEY NOT NULL,
	"site_name" text NOT NULL,
	"locale" text NOT NULL,
	"version" timestamp (3) with time zone NOT NULL,
	"blocks" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "terms_hash" text;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_terms_hash_agreed_terms_hash_fk" FOREIGN KEY ("terms_hash") REFERENCES "public"."agreed_terms"("hash") ON DELETE no action ON UPDATE no action;