-- Units that a store keeps for a reservation or for an order to be picked up. They are subtracted from the store's stock.
CREATE TABLE store_hold (
	-- Number of the reservation or of the order.
	source TEXT NOT NULL,
	inventory_id TEXT NOT NULL,
	product_id TEXT NOT NULL,
	quantity INTEGER NOT NULL CHECK (quantity > 0),
	-- Seconds since 1970, by the clock of orders; NULL until the units are handed over.
	held_until INTEGER,
	-- 0 if fewer units were left at the time of writing.
	enough INTEGER NOT NULL,
	PRIMARY KEY (source, product_id),
	CONSTRAINT store_hold_enough CHECK (enough = 1)
) WITHOUT ROWID;
CREATE INDEX store_hold_of_product ON store_hold (product_id, inventory_id);
