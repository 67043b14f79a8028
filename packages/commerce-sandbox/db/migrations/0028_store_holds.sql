-- Units that a store keeps for someone: a reservation, an order to be picked up. What is left for others is the store's stock less these.
CREATE TABLE store_hold (
	-- The number of the reservation or of the order.
	source TEXT NOT NULL,
	inventory_id TEXT NOT NULL,
	product_id TEXT NOT NULL,
	quantity INTEGER NOT NULL CHECK (quantity > 0),
	-- Seconds since 1970, by the clock of orders; NULL: until it is handed over.
	held_until INTEGER,
	-- 0 where fewer were left at the moment of writing.
	enough INTEGER NOT NULL,
	PRIMARY KEY (source, product_id),
	CONSTRAINT store_hold_enough CHECK (enough = 1)
) WITHOUT ROWID;
CREATE INDEX store_hold_of_product ON store_hold (product_id, inventory_id);
