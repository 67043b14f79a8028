-- Orders. Times are seconds since 1970; amounts are minor units of the currency.

CREATE TABLE shop_order (
	order_no TEXT PRIMARY KEY,
	site_id TEXT NOT NULL,
	customer_id TEXT NOT NULL,
	guest INTEGER NOT NULL,
	view_code TEXT NOT NULL,
	order_token TEXT NOT NULL,
	-- created: payment is open and the stock is held. Later states of a placed order follow from its plan and the clock.
	state TEXT NOT NULL CHECK (state IN ('created', 'placed', 'failed', 'cancelled')),
	-- Incremented by every change; a change based on an older revision fails.
	revision INTEGER NOT NULL DEFAULT 1,
	currency TEXT NOT NULL,
	total INTEGER NOT NULL,
	locale TEXT NOT NULL,
	created_at INTEGER NOT NULL,
	placed_at INTEGER,
	-- Time of delivery according to the plan.
	completed_at INTEGER,
	modified_at INTEGER NOT NULL,
	-- JSON of the order as the API returned it; names and prices never change.
	document TEXT NOT NULL,
	-- JSON (packages/commerce-sandbox/payments/order-payments.ts).
	payments TEXT NOT NULL,
	-- JSON (packages/commerce-sandbox/records/orders/fulfilment.ts).
	plan TEXT NOT NULL,
	basket_id TEXT NOT NULL,
	-- JSON of the basket's row, which is restored if the payment fails.
	basket TEXT NOT NULL,
	-- 1 if the basket, at the time of writing, was the one that was priced.
	basket_unchanged INTEGER NOT NULL,
	CONSTRAINT order_basket CHECK (basket_unchanged = 1)
) WITHOUT ROWID;
-- A basket becomes one order, however often it is submitted; a failed order may be tried again.
CREATE UNIQUE INDEX order_of_basket ON shop_order (basket_id) WHERE state <> 'failed';
-- Orders that wait for payment, longest first.
CREATE INDEX order_unplaced ON shop_order (modified_at) WHERE state = 'created';
CREATE INDEX order_of_customer ON shop_order (customer_id, created_at);

-- Units that left the stock, and when; imports subtract them (decision 15).
CREATE TABLE order_item (
	order_no TEXT NOT NULL,
	product_id TEXT NOT NULL,
	quantity INTEGER NOT NULL CHECK (quantity > 0),
	sold_at INTEGER NOT NULL,
	-- 0 if the product had left the catalogue meanwhile.
	taken INTEGER NOT NULL,
	PRIMARY KEY (order_no, product_id),
	CONSTRAINT order_item_taken CHECK (taken = 1)
) WITHOUT ROWID;
CREATE INDEX order_item_by_time ON order_item (sold_at);

-- Failed attempts to look up an order, by client and by order.
CREATE TABLE order_guess (
	subject TEXT NOT NULL,
	guessed_at INTEGER NOT NULL
);
CREATE INDEX order_guess_of ON order_guess (subject, guessed_at);

-- Offset of the clock of orders in seconds (/admin/clock); without a row there is none.
CREATE TABLE shop_clock (
	id INTEGER PRIMARY KEY CHECK (id = 1),
	ahead INTEGER NOT NULL
);

-- Abandoned baskets, by the address for a reminder.
CREATE TABLE abandoned_basket (
	basket_id TEXT PRIMARY KEY,
	site_id TEXT NOT NULL,
	customer_id TEXT NOT NULL,
	email TEXT NOT NULL,
	locale TEXT NOT NULL,
	modified_at INTEGER NOT NULL
) WITHOUT ROWID;
