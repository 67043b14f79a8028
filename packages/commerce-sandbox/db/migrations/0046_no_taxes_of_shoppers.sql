-- Shoppers could formerly set the taxes of their baskets. Taxes set by private clients cannot be told apart, so all are removed.
UPDATE basket SET document = json_remove(document, '$.externalTaxes') WHERE json_type(document, '$.externalTaxes') IS NOT NULL;
