-- Baskets that agents make for a customer stand beside the customer's own.
ALTER TABLE basket ADD COLUMN agent INTEGER NOT NULL DEFAULT 0;
DROP INDEX basket_of_customer;
-- The quota of one basket per customer, also against two requests at the same time.
CREATE UNIQUE INDEX basket_of_customer ON basket (site_id, customer_id) WHERE temporary = 0 AND agent = 0;
CREATE INDEX basket_of_agent ON basket (site_id, customer_id) WHERE agent = 1;

-- Documents from before baskets had shipments and all that comes with a checkout.
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
