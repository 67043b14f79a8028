-- What shoppers have agreed with a store. Times are seconds since 1970, by the clock of orders.

-- The units themselves are in store_hold, by the reservation's id.
CREATE TABLE store_reservation (
	id TEXT PRIMARY KEY,
	site_id TEXT NOT NULL,
	customer_id TEXT NOT NULL,
	email TEXT NOT NULL,
	name TEXT NOT NULL,
	store_id TEXT NOT NULL,
	product_id TEXT NOT NULL,
	quantity INTEGER NOT NULL,
	created_at INTEGER NOT NULL,
	-- Kept until then; earlier where the shopper has given it up.
	until_at INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX reservation_of_customer ON store_reservation (customer_id, created_at);
CREATE INDEX reservation_of_email ON store_reservation (email, until_at);

CREATE TABLE store_appointment (
	id TEXT PRIMARY KEY,
	site_id TEXT NOT NULL,
	customer_id TEXT NOT NULL,
	email TEXT NOT NULL,
	name TEXT NOT NULL,
	store_id TEXT NOT NULL,
	note TEXT NOT NULL,
	begins_at INTEGER NOT NULL,
	created_at INTEGER NOT NULL,
	-- One at a time in a store.
	CONSTRAINT appointment_taken UNIQUE (store_id, begins_at)
) WITHOUT ROWID;
CREATE INDEX appointment_of_customer ON store_appointment (customer_id, begins_at);
CREATE INDEX appointment_of_email ON store_appointment (email, begins_at);
