-- External id of an account at the identity provider `origin`, which the exchange of the code links to the customer; NULL if nothing is
-- linked.
ALTER TABLE slas_code ADD COLUMN linked_external_id TEXT;
