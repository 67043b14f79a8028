-- An account at an identity provider that the exchange of the code links to its customer: the id there, of the provider that `origin`
-- names. NULL: the code links nothing.
ALTER TABLE slas_code ADD COLUMN linked_external_id TEXT;
