DROP INDEX "credit_lots_open";--> statement-breakpoint
DROP INDEX "chat_sides_list";--> statement-breakpoint
CREATE INDEX "credit_lots_own" ON "credit_lots" USING btree ("user_id",("kind" = 'bought'),"created_at","id");--> statement-breakpoint
CREATE INDEX "complaints_user" ON "complaints" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "discount_codes_user" ON "discount_codes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "orders_lot" ON "orders" USING btree ("lot_id");--> statement-breakpoint
CREATE INDEX "chat_sides_list" ON "chat_sides" USING btree ("profile_id","last_at","conversation_id");