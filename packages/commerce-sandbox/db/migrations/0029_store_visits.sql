-- Reservations and appointments. Times are seconds since 1970, by the clock of orders.

-- Units of a reservation are in store_hold.
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
	-- End of the reservation; earlier if the shopper cancels.
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
	-- A store has one appointment at a time.
	CONSTRAINT appointment_taken UNIQUE (store_id, begins_at)
) WITHOUT ROWID;
CREATE INDEX appointment_of_customer ON store_appointment (customer_id, begins_at);
CREATE INDEX appointment_of_email ON store_appointment (email, begins_at);
