-- `network`: hash of the network address, NULL if unknown. `few`: 0 if too many orders waited for payment at the time of writing.
ALTER TABLE shop_order ADD COLUMN network TEXT;
ALTER TABLE shop_order ADD COLUMN few INTEGER NOT NULL DEFAULT 1 CONSTRAINT shop_order_few CHECK (few = 1);
CREATE INDEX order_unpaid_of_network ON shop_order (network) WHERE state = 'created';
CREATE INDEX order_unpaid_of_customer ON shop_order (customer_id) WHERE state = 'created';
