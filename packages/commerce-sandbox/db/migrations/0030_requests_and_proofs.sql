-- A form that is sent twice asks for one reservation, or one appointment: what the form calls itself. Null: asked for by no form, or given up.
ALTER TABLE store_reservation ADD COLUMN request_id TEXT;
CREATE UNIQUE INDEX reservation_asked_once ON store_reservation (request_id, email, store_id, product_id);
ALTER TABLE store_appointment ADD COLUMN request_id TEXT;
CREATE UNIQUE INDEX appointment_asked_once ON store_appointment (request_id, email, store_id, begins_at);

-- Whose account has made it and no one else has since, or who has shown in the account that its mails are theirs: only they change and delete it
-- without the code of a mail (newsletter-9, account-7). Null: anyone may have made it.
ALTER TABLE newsletter_profile ADD COLUMN customer_id TEXT;
CREATE INDEX newsletter_profile_customer ON newsletter_profile (customer_id) WHERE customer_id IS NOT NULL;
ALTER TABLE notify_me ADD COLUMN customer_id TEXT;
CREATE INDEX notify_me_customer ON notify_me (customer_id) WHERE customer_id IS NOT NULL;

-- The telephone number that codes may be sent to: it came with the password (account-5).
ALTER TABLE customer ADD COLUMN code_phone TEXT;
UPDATE customer SET code_phone = coalesce(profile ->> '$.phoneMobile', profile ->> '$.phoneHome');
