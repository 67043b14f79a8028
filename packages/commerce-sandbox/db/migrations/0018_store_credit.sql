-- Owner of store credit, who alone may use it (credit-1); NULL if anyone who knows the code may use the certificate.
ALTER TABLE gift_certificate ADD COLUMN customer_id TEXT;
-- Return that the store credit refunds; NULL if the house granted it.
ALTER TABLE gift_certificate ADD COLUMN return_no TEXT;
CREATE UNIQUE INDEX gift_certificate_of_return ON gift_certificate (return_no) WHERE return_no IS NOT NULL;
CREATE INDEX gift_certificate_of_customer ON gift_certificate (customer_id, site_id) WHERE customer_id IS NOT NULL;
