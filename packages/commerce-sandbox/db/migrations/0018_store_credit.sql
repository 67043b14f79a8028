-- Store credit is a gift certificate that belongs to a customer, and that only they can use (credit-1). NULL: who knows its code can.
ALTER TABLE gift_certificate ADD COLUMN customer_id TEXT;
-- What it was given for: a return, or NULL where the house gave it.
ALTER TABLE gift_certificate ADD COLUMN return_no TEXT;
CREATE UNIQUE INDEX gift_certificate_of_return ON gift_certificate (return_no) WHERE return_no IS NOT NULL;
CREATE INDEX gift_certificate_of_customer ON gift_certificate (customer_id, site_id) WHERE customer_id IS NOT NULL;
