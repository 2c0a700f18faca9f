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
ALTER TABLE "likes" ADD CONSTRAINT "likes_liker_id_profiles_id_fk" FOREIGN KEY ("liker_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "likes" ADD CONSTRAINT "likes_liked_id_profiles_id_fk" FOREIGN KEY ("liked_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "likes_received" ON "likes" USING btree ("liked_id",("seen_at" is null),"created_at","liker_id");--> statement-breakpoint
CREATE INDEX "likes_given" ON "likes" USING btree ("liker_id","created_at","liked_id");--> statement-breakpoint
CREATE INDEX "likes_matched" ON "likes" USING btree ("liker_id","matched_at","liked_id") WHERE "likes"."matched_at" is not null;--> statement-breakpoint
CREATE INDEX "listings_fictional" ON "listings" USING btree ("site_id","gender") WHERE "listings"."fictional";