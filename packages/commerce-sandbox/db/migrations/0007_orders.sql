-- Orders. Times are seconds since 1970; amounts are minor units of the currency.

CREATE TABLE shop_order (
	order_no TEXT PRIMARY KEY,
	site_id TEXT NOT NULL,
	customer_id TEXT NOT NULL,
	guest INTEGER NOT NULL,
	view_code TEXT NOT NULL,
	order_token TEXT NOT NULL,
	-- created: payment is open, the stock is held. How far a placed one is, its plan and the clock say.
	state TEXT NOT NULL CHECK (state IN ('created', 'placed', 'failed', 'cancelled')),
	-- Raised by every change: one that saw an older order fails.
	revision INTEGER NOT NULL DEFAULT 1,
	currency TEXT NOT NULL,
	total INTEGER NOT NULL,
	locale TEXT NOT NULL,
	created_at INTEGER NOT NULL,
	placed_at INTEGER,
	-- When it is delivered by its plan.
	completed_at INTEGER,
	modified_at INTEGER NOT NULL,
	-- What was ordered, as the API answers it (JSON): names and prices stay what they were.
	document TEXT NOT NULL,
	-- How it is paid (JSON, packages/commerce-sandbox/payments/order-payments.ts).
	payments TEXT NOT NULL,
	-- When what happens to it (JSON, packages/commerce-sandbox/records/orders/fulfilment.ts).
	plan TEXT NOT NULL,
	basket_id TEXT NOT NULL,
	-- The basket's row to open again when the payment fails (JSON).
	basket TEXT NOT NULL,
	-- Was the basket at the moment of writing the one that was priced?
	basket_unchanged INTEGER NOT NULL,
	CONSTRAINT order_basket CHECK (basket_unchanged = 1)
) WITHOUT ROWID;
-- A basket becomes one order, however often it is submitted; after a failed one it may try again.
CREATE UNIQUE INDEX order_of_basket ON shop_order (basket_id) WHERE state <> 'failed';
-- Orders that wait for payment, the longest first.
CREATE INDEX order_unplaced ON shop_order (modified_at) WHERE state = 'created';
CREATE INDEX order_of_customer ON shop_order (customer_id, created_at);

-- What left the stock, and when: an import counts on it (docs/decisions/0015).
CREATE TABLE order_item (
	order_no TEXT NOT NULL,
	product_id TEXT NOT NULL,
	quantity INTEGER NOT NULL CHECK (quantity > 0),
	sold_at INTEGER NOT NULL,
	-- 0 where the product had left the catalogue in the meantime.
	taken INTEGER NOT NULL,
	PRIMARY KEY (order_no, product_id),
	CONSTRAINT order_item_taken CHECK (taken = 1)
) WITHOUT ROWID;
CREATE INDEX order_item_by_time ON order_item (sold_at);

-- Failed guesses at orders of others, by who guessed and by order.
CREATE TABLE order_guess (
	subject TEXT NOT NULL,
	guessed_at INTEGER NOT NULL
);
CREATE INDEX order_guess_of ON order_guess (subject, guessed_at);

-- How far the clock of orders was moved, in seconds (/admin/clock). No row: not at all.
CREATE TABLE shop_clock (
	id INTEGER PRIMARY KEY CHECK (id = 1),
	ahead INTEGER NOT NULL
);

-- Baskets that were left behind, by the address that may be written to.
CREATE TABLE abandoned_basket (
	basket_id TEXT PRIMARY KEY,
	site_id TEXT NOT NULL,
	customer_id TEXT NOT NULL,
	email TEXT NOT NULL,
	locale TEXT NOT NULL,
	modified_at INTEGER NOT NULL
) WITHOUT ROWID;
