CREATE TABLE "secrets" (
	"name" text PRIMARY KEY NOT NULL,
	"value" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "listed_sites" (
	"site_id" integer PRIMARY KEY NOT NULL,
	"made_of" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "listings" (
	"site_id" integer NOT NULL,
	"profile_id" uuid NOT NULL,
	"gender" smallint NOT NULL,
	"seeks" smallint NOT NULL,
	"birth_date" date NOT NULL,
	"seeks_min_age" smallint NOT NULL,
	"seeks_max_age" smallint NOT NULL,
	"seeks_km" smallint,
	"country" text NOT NULL,
	"region" text,
	"spot" "point" NOT NULL,
	"located" boolean NOT NULL,
	"traits" bigint NOT NULL,
	"interests" bigint NOT NULL,
	"has_photo" boolean NOT NULL,
	"verified" boolean NOT NULL,
	"fictional" boolean NOT NULL,
	"joined_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "listings_site_id_profile_id_pk" PRIMARY KEY("site_id","profile_id")
);
--> statement-breakpoint
CREATE TABLE "presence" (
	"profile_id" uuid PRIMARY KEY NOT NULL,
	"active_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "blocks" (
	"blocker_id" uuid NOT NULL,
	"blocked_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "blocks_blocker_id_blocked_id_pk" PRIMARY KEY("blocker_id","blocked_id")
);
--> statement-breakpoint
CREATE TABLE "notes" (
	"owner_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"note" text NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "notes_owner_id_member_id_pk" PRIMARY KEY("owner_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "visits" (
	"visitor_id" uuid NOT NULL,
	"visited_id" uuid NOT NULL,
	"visited_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "visits_visitor_id_visited_id_pk" PRIMARY KEY("visitor_id","visited_id")
);
--> statement-breakpoint
CREATE TABLE "reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"site_id" integer NOT NULL,
	"reporter_id" uuid,
	"member_id" uuid,
	"member_name" text NOT NULL,
	"photo_id" uuid,
	"reason" text NOT NULL,
	"message" text NOT NULL,
	"reference" text NOT NULL,
	"status" text NOT NULL,
	"decision" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "reports_reference" UNIQUE("reference")
);
--> statement-breakpoint
CREATE TABLE "photos" (
	"id" uuid PRIMARY KEY NOT NULL,
	"profile_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"status" text NOT NULL,
	"reason" text,
	"file" text NOT NULL,
	"locked_file" text NOT NULL,
	"colour" text NOT NULL,
	"face_x" real,
	"face_y" real,
	"created_at" timestamp (3) with time zone NOT NULL,
	"reviewed_at" timestamp (3) with time zone,
	CONSTRAINT "photos_file" UNIQUE("file"),
	CONSTRAINT "photos_locked_file" UNIQUE("locked_file")
);
--> statement-breakpoint
CREATE TABLE "stored_pictures" (
	"file" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "verifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"profile_id" uuid NOT NULL,
	"file" text,
	"reason" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "verifications_profile" UNIQUE("profile_id"),
	CONSTRAINT "verifications_file" UNIQUE("file")
);
--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "sexuality" text;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "hair_colour" text;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "eye_colour" text;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "body_type" text;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "relationship_status" text;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "tattoos" text;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "seeking_min_age" integer DEFAULT 18 NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "seeking_max_age" integer DEFAULT 99 NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "seeking_km" integer;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "hide_fictional" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "show_elsewhere" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "fictional" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "verified_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "listed_sites" ADD CONSTRAINT "listed_sites_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "presence" ADD CONSTRAINT "presence_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_blocker_id_profiles_id_fk" FOREIGN KEY ("blocker_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_blocked_id_profiles_id_fk" FOREIGN KEY ("blocked_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notes" ADD CONSTRAINT "notes_owner_id_profiles_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notes" ADD CONSTRAINT "notes_member_id_profiles_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visits" ADD CONSTRAINT "visits_visitor_id_profiles_id_fk" FOREIGN KEY ("visitor_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visits" ADD CONSTRAINT "visits_visited_id_profiles_id_fk" FOREIGN KEY ("visited_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_reporter_id_profiles_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_member_id_profiles_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_photo_id_photos_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."photos"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photos" ADD CONSTRAINT "photos_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verifications" ADD CONSTRAINT "verifications_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "listings_spot" ON "listings" USING gist ("spot") INCLUDE ("profile_id", "joined_at", "traits", "interests", "site_id", "birth_date", "gender", "seeks", "seeks_min_age", "seeks_max_age", "located", "has_photo", "verified", "fictional", "seeks_km", "country", "region");--> statement-breakpoint
CREATE INDEX "listings_women" ON "listings" USING gist ("spot") INCLUDE ("profile_id", "joined_at", "traits", "interests", "site_id", "birth_date", "gender", "seeks", "seeks_min_age", "seeks_max_age", "located", "has_photo", "verified", "fictional", "seeks_km", "country", "region") WHERE "gender" = 0;--> statement-breakpoint
CREATE INDEX "listings_men" ON "listings" USING gist ("spot") INCLUDE ("profile_id", "joined_at", "traits", "interests", "site_id", "birth_date", "gender", "seeks", "seeks_min_age", "seeks_max_age", "located", "has_photo", "verified", "fictional", "seeks_km", "country", "region") WHERE "gender" = 1;--> statement-breakpoint
CREATE INDEX "listings_country" ON "listings" USING btree ("site_id","country","region");--> statement-breakpoint
CREATE INDEX "listings_newest" ON "listings" USING btree ("site_id","joined_at","profile_id");--> statement-breakpoint
CREATE INDEX "listings_profile" ON "listings" USING btree ("profile_id");--> statement-breakpoint
CREATE INDEX "presence_active" ON "presence" USING btree ("active_at","profile_id");--> statement-breakpoint
CREATE INDEX "blocks_blocked" ON "blocks" USING btree ("blocked_id","blocker_id");--> statement-breakpoint
CREATE INDEX "notes_member" ON "notes" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "visits_visited" ON "visits" USING btree ("visited_id","visited_at");--> statement-breakpoint
CREATE INDEX "reports_reporter" ON "reports" USING btree ("reporter_id","created_at");--> statement-breakpoint
CREATE INDEX "reports_member" ON "reports" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "reports_photo" ON "reports" USING btree ("photo_id");--> statement-breakpoint
CREATE INDEX "photos_profile" ON "photos" USING btree ("profile_id","position");--> statement-breakpoint
CREATE INDEX "photos_pending" ON "photos" USING btree ("created_at") WHERE "photos"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "stored_pictures_created" ON "stored_pictures" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "verifications_waiting" ON "verifications" USING btree ("created_at") WHERE "verifications"."file" is not null;