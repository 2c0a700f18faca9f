DROP INDEX "users_site_name";--> statement-breakpoint
CREATE INDEX "users_site_name" ON "users" USING btree ("site_id","name_key");--> statement-breakpoint
-- Tags behind a plus, and dots at Gmail, are no other mailbox: the hash becomes that of the mailbox.
UPDATE "users" SET "email_hash" = rtrim(translate(encode(sha256(convert_to(
  CASE WHEN "email" ~ '@(gmail|googlemail)[.]com$'
    THEN replace(regexp_replace(split_part("email", '@', 1), '^([^+]+)[+].*$', '\1'), '.', '') || '@gmail.com'
    ELSE regexp_replace("email", '^([^+@]+)[+][^@]*@', '\1@') END,
  'UTF8')), 'base64'), '+/', '-_'), '=')
WHERE "email" ~ '^[^+@]+[+]' OR "email" ~ '@(gmail|googlemail)[.]com$';
