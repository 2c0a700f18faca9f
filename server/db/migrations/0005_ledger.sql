CREATE TABLE "credit_lots" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"credits" integer NOT NULL,
	"rest" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "credit_lots_rest" CHECK ("credit_lots"."rest" between 0 and "credit_lots"."credits")
);
--> statement-breakpoint
ALTER TABLE "credit_entries" DROP CONSTRAINT "credit_entries_amount";--> statement-breakpoint
DROP INDEX "credit_entries_reference";--> statement-breakpoint
ALTER TABLE "credit_entries" ADD COLUMN "lot_id" uuid;--> statement-breakpoint
INSERT INTO "credit_lots" ("id", "user_id", "kind", "credits", "rest", "created_at")
SELECT gen_random_uuid(), "users"."id", 'granted', greatest("users"."credits", "came"."credits"), "users"."credits", "came"."at"
FROM "users" JOIN (
	SELECT "user_id", sum("amount") FILTER (WHERE "amount" > 0)::int AS "credits", min("created_at") AS "at"
	FROM "credit_entries" GROUP BY "user_id"
) "came" ON "came"."user_id" = "users"."id";--> statement-breakpoint
UPDATE "credit_entries" SET "lot_id" = coalesce(
	(SELECT "id" FROM "credit_lots" WHERE "credit_lots"."user_id" = "credit_entries"."user_id"), "id");--> statement-breakpoint
ALTER TABLE "credit_entries" DROP COLUMN "id";--> statement-breakpoint
ALTER TABLE "credit_entries" ALTER COLUMN "lot_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "credit_entries" ADD CONSTRAINT "credit_entries_user_id_reference_lot_id_pk" PRIMARY KEY("user_id","reference","lot_id");--> statement-breakpoint
ALTER TABLE "credit_lots" ADD CONSTRAINT "credit_lots_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "credit_lots_open" ON "credit_lots" USING btree ("user_id",("kind" = 'bought'),"created_at","id") WHERE "credit_lots"."rest" > 0;--> statement-breakpoint
CREATE INDEX "credit_entries_statement" ON "credit_entries" USING btree ("user_id","created_at","reference");--> statement-breakpoint
ALTER TABLE "credit_entries" ADD CONSTRAINT "credit_entries_amount" CHECK (case when "credit_entries"."kind" in ('granted', 'bonus', 'bought') then "credit_entries"."amount" > 0
        when "credit_entries"."kind" = 'corrected' then "credit_entries"."amount" <> 0 else "credit_entries"."amount" < 0 end);--> statement-breakpoint
CREATE FUNCTION "refuse_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'Rows of % are only ever added.', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;--> statement-breakpoint
CREATE TRIGGER "credit_entries_only_added" BEFORE UPDATE OR DELETE OR TRUNCATE ON "credit_entries"
FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
