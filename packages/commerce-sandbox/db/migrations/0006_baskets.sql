-- Agents may create baskets for a customer in addition to the customer's own.
ALTER TABLE basket ADD COLUMN agent INTEGER NOT NULL DEFAULT 0;
DROP INDEX basket_of_customer;
-- Allows one basket per customer, even if two requests create one at the same time.
CREATE UNIQUE INDEX basket_of_customer ON basket (site_id, customer_id) WHERE temporary = 0 AND agent = 0;
CREATE INDEX basket_of_agent ON basket (site_id, customer_id) WHERE agent = 1;

-- Adds shipments and checkout fields to older documents.
UPDATE basket SET document = json_set(
	document,
	'$.items', (
		SELECT json_group_array(json_set(item.value, '$.shipmentId', 'me', '$.gift', json('false')))
		FROM json_each(basket.document, '$.items') item
	),
	'$.shipments', json_array(json_object(
		'shipmentId', 'me', 'shippingItemId', substr(lower(hex(randomblob(13))), 1, 26),
		'gift', json('false'), 'custom', json('{}'), 'shippingCustom', json('{}')
	)),
	'$.coupons', json('[]'),
	'$.giftCertificates', json('[]'),
	'$.priceAdjustments', json('[]'),
	'$.paymentInstruments', json('[]'),
	'$.customer', json('{}')
);
