CREATE TABLE "debit_blocks" (
	"key" text PRIMARY KEY NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "debit_runs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"debits" integer NOT NULL,
	"minor" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "debits" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"mandate_id" uuid NOT NULL,
	"end_to_end" text NOT NULL,
	"sequence" text NOT NULL,
	"collect_on" date NOT NULL,
	"state" text NOT NULL,
	"run_id" uuid,
	"return_reason" text,
	CONSTRAINT "debits_end_to_end" UNIQUE("end_to_end")
);
--> statement-breakpoint
CREATE TABLE "mandates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"reference" text NOT NULL,
	"details" text NOT NULL,
	"iban_hash" text NOT NULL,
	"signed_at" timestamp (3) with time zone NOT NULL,
	"revoked_at" timestamp (3) with time zone,
	CONSTRAINT "mandates_reference" UNIQUE("reference")
);
--> statement-breakpoint
CREATE TABLE "sms_codes" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"phone" text NOT NULL,
	"code_hash" text NOT NULL,
	"tries" integer NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "discount_codes" (
	"site_id" integer NOT NULL,
	"code" text NOT NULL,
	"country" text,
	"user_id" uuid,
	"expires" timestamp (3) with time zone,
	"value_bp" integer NOT NULL,
	"currency" text,
	"minimum_order_value" integer,
	"status" text NOT NULL,
	"validity" text NOT NULL,
	"paymentmethods" text[],
	CONSTRAINT "discount_codes_site_id_code_pk" PRIMARY KEY("site_id","code"),
	CONSTRAINT "discount_codes_value" CHECK ("discount_codes"."value_bp" between 1 and 9900)
);
--> statement-breakpoint
CREATE TABLE "discount_uses" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"site_id" integer NOT NULL,
	"code" text NOT NULL,
	"slot" text NOT NULL,
	CONSTRAINT "discount_uses_once" UNIQUE("site_id","code","slot")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"site_id" integer NOT NULL,
	"user_id" uuid,
	"client_id" uuid NOT NULL,
	"package_id" integer NOT NULL,
	"credits" integer NOT NULL,
	"country" text NOT NULL,
	"currency" text NOT NULL,
	"list_minor" integer NOT NULL,
	"minor" integer NOT NULL,
	"code" text,
	"discount_bp" integer,
	"tax_bp" integer NOT NULL,
	"tax_minor" integer NOT NULL,
	"method" text NOT NULL,
	"provider" text NOT NULL,
	"reference" text,
	"redirect" text,
	"state" text NOT NULL,
	"failure" text,
	"paid_with" jsonb,
	"created_at" timestamp (3) with time zone NOT NULL,
	"settled_at" timestamp (3) with time zone,
	"receipt_no" text,
	"lot_id" uuid,
	"refunded_minor" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "orders_client" UNIQUE("user_id","client_id"),
	CONSTRAINT "orders_reference" UNIQUE("provider","reference"),
	CONSTRAINT "orders_receipt" UNIQUE("receipt_no"),
	CONSTRAINT "orders_refunded" CHECK ("orders"."refunded_minor" between 0 and "orders"."minor")
);
--> statement-breakpoint
CREATE TABLE "packages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "packages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"site_id" integer NOT NULL,
	"country" text NOT NULL,
	"credits" integer NOT NULL,
	"minor" integer NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "packages_positive" CHECK ("packages"."credits" > 0 and "packages"."minor" > 0)
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"provider" text NOT NULL,
	"id" text NOT NULL,
	"order_id" uuid,
	"received_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "payment_events_provider_id_pk" PRIMARY KEY("provider","id")
);
--> statement-breakpoint
CREATE TABLE "receipt_counters" (
	"company_id" integer NOT NULL,
	"year" integer NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "receipt_counters_company_id_year_pk" PRIMARY KEY("company_id","year")
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"credits" integer NOT NULL,
	"minor" integer NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stored_methods" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"token" text NOT NULL,
	"shown" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "payment_country" text;--> statement-breakpoint
ALTER TABLE "debits" ADD CONSTRAINT "debits_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "debits" ADD CONSTRAINT "debits_mandate_id_mandates_id_fk" FOREIGN KEY ("mandate_id") REFERENCES "public"."mandates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "debits" ADD CONSTRAINT "debits_run_id_debit_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."debit_runs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mandates" ADD CONSTRAINT "mandates_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sms_codes" ADD CONSTRAINT "sms_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discount_codes" ADD CONSTRAINT "discount_codes_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discount_codes" ADD CONSTRAINT "discount_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discount_uses" ADD CONSTRAINT "discount_uses_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_package_id_packages_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."packages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_lot_id_credit_lots_id_fk" FOREIGN KEY ("lot_id") REFERENCES "public"."credit_lots"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "packages" ADD CONSTRAINT "packages_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipt_counters" ADD CONSTRAINT "receipt_counters_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stored_methods" ADD CONSTRAINT "stored_methods_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "debits_state" ON "debits" USING btree ("state","collect_on");--> statement-breakpoint
CREATE INDEX "debits_mandate" ON "debits" USING btree ("mandate_id");--> statement-breakpoint
CREATE INDEX "mandates_user" ON "mandates" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "orders_own" ON "orders" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "orders_open" ON "orders" USING btree ("created_at") WHERE "orders"."state" in ('loading', 'pending');--> statement-breakpoint
CREATE INDEX "orders_chosen" ON "orders" USING btree ("site_id","settled_at") WHERE "orders"."state" = 'completed';--> statement-breakpoint
CREATE UNIQUE INDEX "packages_for_sale" ON "packages" USING btree ("site_id","country","credits") WHERE "packages"."active";--> statement-breakpoint
CREATE INDEX "payment_events_received" ON "payment_events" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "refunds_order" ON "refunds" USING btree ("order_id");