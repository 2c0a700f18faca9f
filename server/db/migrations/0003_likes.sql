CREATE TABLE "likes" (
	"liker_id" uuid NOT NULL,
	"liked_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"seen_at" timestamp (3) with time zone,
	"matched_at" timestamp (3) with time zone,
	"celebrated_at" timestamp (3) with time zone,
	CONSTRAINT "likes_liker_id_liked_id_pk" PRIMARY KEY("liker_id","liked_id")
);
--> statement-breakpoint
CREATE TABLE "match_answers" (
	"owner_id" uuid PRIMARY KEY NOT NULL,
	"little" bigint NOT NULL,
	"some" bigint NOT NULL,
	"much" bigint NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "swipe_days" (
	"owner_id" uuid PRIMARY KEY NOT NULL,
	"time_zone" text NOT NULL,
	"zone_since" timestamp (3) with time zone NOT NULL,
	"day" date NOT NULL,
	"likes" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "swipes" (
	"owner_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"liked" boolean NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "swipes_owner_id_member_id_pk" PRIMARY KEY("owner_id","member_id")
);
--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "match_little" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "match_some" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "match_much" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "matchable" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "likes" ADD CONSTRAINT "likes_liker_id_profiles_id_fk" FOREIGN KEY ("liker_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "likes" ADD CONSTRAINT "likes_liked_id_profiles_id_fk" FOREIGN KEY ("liked_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_answers" ADD CONSTRAINT "match_answers_owner_id_profiles_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "swipe_days" ADD CONSTRAINT "swipe_days_owner_id_profiles_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "swipes" ADD CONSTRAINT "swipes_owner_id_profiles_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "swipes" ADD CONSTRAINT "swipes_member_id_profiles_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "likes_received" ON "likes" USING btree ("liked_id",("seen_at" is null),"created_at","liker_id");--> statement-breakpoint
CREATE INDEX "likes_given" ON "likes" USING btree ("liker_id","created_at","liked_id");--> statement-breakpoint
CREATE INDEX "likes_matched" ON "likes" USING btree ("liker_id","matched_at","liked_id") WHERE "likes"."matched_at" is not null;--> statement-breakpoint
CREATE INDEX "swipes_last" ON "swipes" USING btree ("owner_id","at");--> statement-breakpoint
CREATE INDEX "swipes_member" ON "swipes" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "swipes_passed" ON "swipes" USING btree ("at") WHERE not "swipes"."liked";--> statement-breakpoint
CREATE INDEX "listings_matchable" ON "listings" USING gist ("spot") INCLUDE ("profile_id", "joined_at", "traits", "interests", "match_little", "match_some", "match_much", "site_id", "birth_date", "gender", "seeks", "seeks_min_age", "seeks_max_age", "located", "has_photo", "verified", "fictional", "matchable", "seeks_km", "country", "region") WHERE "listings"."matchable";--> statement-breakpoint
CREATE INDEX "listings_fictional" ON "listings" USING btree ("site_id","gender") WHERE "listings"."fictional";