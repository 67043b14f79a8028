-- Request id of the form, so that a form that is sent twice creates one reservation or appointment; NULL without a form, or after a
-- cancellation.
ALTER TABLE store_reservation ADD COLUMN request_id TEXT;
CREATE UNIQUE INDEX reservation_asked_once ON store_reservation (request_id, email, store_id, product_id);
ALTER TABLE store_appointment ADD COLUMN request_id TEXT;
CREATE UNIQUE INDEX appointment_asked_once ON store_appointment (request_id, email, store_id, begins_at);

-- Account that alone may change and delete the subscription without the code of a mail (newsletter-9, account-7); NULL if anyone may have
-- subscribed.
ALTER TABLE newsletter_profile ADD COLUMN customer_id TEXT;
CREATE INDEX newsletter_profile_customer ON newsletter_profile (customer_id) WHERE customer_id IS NOT NULL;
ALTER TABLE notify_me ADD COLUMN customer_id TEXT;
CREATE INDEX notify_me_customer ON notify_me (customer_id) WHERE customer_id IS NOT NULL;

-- Telephone number for login codes, confirmed by password (account-5).
ALTER TABLE customer ADD COLUMN code_phone TEXT;
UPDATE customer SET code_phone = coalesce(profile ->> '$.phoneMobile', profile ->> '$.phoneHome');
