-- Any shopper could set the taxes of their basket before; which of these were set by a private client is not known.
UPDATE basket SET document = json_remove(document, '$.externalTaxes') WHERE json_type(document, '$.externalTaxes') IS NOT NULL;
