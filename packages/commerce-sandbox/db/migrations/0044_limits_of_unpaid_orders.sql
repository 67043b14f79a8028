-- The network that an order was placed from, as a hash; null where it is not known. `few`: 0 where too many waited for payment at the moment of writing.
ALTER TABLE shop_order ADD COLUMN network TEXT;
ALTER TABLE shop_order ADD COLUMN few INTEGER NOT NULL DEFAULT 1 CONSTRAINT shop_order_few CHECK (few = 1);
CREATE INDEX order_unpaid_of_network ON shop_order (network) WHERE state = 'created';
CREATE INDEX order_unpaid_of_customer ON shop_order (customer_id) WHERE state = 'created';
