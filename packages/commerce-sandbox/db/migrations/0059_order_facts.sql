-- What happened to orders, for analytics (event-17). Triggers write the facts, so that they are part of every transaction that changes an order.
CREATE TABLE order_fact (
	id INTEGER PRIMARY KEY AUTOINCREMENT,
	order_no TEXT NOT NULL,
	kind TEXT NOT NULL CHECK (kind IN ('purchase', 'cancel', 'return', 'exchange', 'refund')),
	-- Number of the return; empty for facts of the whole order.
	return_no TEXT NOT NULL DEFAULT '',
	-- Seconds of the shop's clock; a refund is a fact on the day when it is paid.
	happened_at INTEGER NOT NULL,
	-- Initials of the categories of consent that the shopper had granted.
	granted TEXT NOT NULL,
	-- Initials of the categories whose receivers have the fact.
	delivered TEXT NOT NULL DEFAULT '',
	waiting INTEGER NOT NULL DEFAULT 1,
	-- Real seconds until which one claim excludes others.
	claimed_until INTEGER NOT NULL DEFAULT 0,
	-- 1 after a page has shown the fact to the tag managers of the browser.
	shown INTEGER NOT NULL DEFAULT 0,
	UNIQUE (order_no, kind, return_no)
);
CREATE INDEX order_fact_waiting ON order_fact (happened_at) WHERE waiting = 1;

CREATE TRIGGER order_placed AFTER INSERT ON shop_order WHEN NEW.state = 'placed'
BEGIN INSERT INTO order_fact (order_no, kind, happened_at, granted) VALUES (NEW.order_no, 'purchase', NEW.placed_at,
	iif(NEW.basket ->> '$.document.custom.c_consent' IN ('a', 'p', 'm', 'ap', 'am', 'pm', 'apm'), NEW.basket ->> '$.document.custom.c_consent', '')); END;

CREATE TRIGGER order_paid AFTER UPDATE OF state ON shop_order WHEN NEW.state = 'placed' AND OLD.state = 'created'
BEGIN INSERT INTO order_fact (order_no, kind, happened_at, granted) VALUES (NEW.order_no, 'purchase', NEW.placed_at,
	iif(NEW.basket ->> '$.document.custom.c_consent' IN ('a', 'p', 'm', 'ap', 'am', 'pm', 'apm'), NEW.basket ->> '$.document.custom.c_consent', '')); END;

CREATE TRIGGER order_cancelled AFTER UPDATE OF state ON shop_order WHEN NEW.state = 'cancelled' AND OLD.state = 'placed'
BEGIN INSERT INTO order_fact (order_no, kind, happened_at, granted)
	SELECT order_no, value, NEW.modified_at, granted FROM order_fact, json_each('["cancel", "refund"]')
	WHERE order_no = NEW.order_no AND kind = 'purchase'; END;

CREATE TRIGGER order_returned AFTER UPDATE OF returns ON shop_order WHEN json_array_length(NEW.returns) > json_array_length(OLD.returns)
BEGIN INSERT INTO order_fact (order_no, kind, return_no, happened_at, granted)
	SELECT f.order_no, k.value, NEW.returns ->> '$[#-1].returnNo',
		iif(k.value = 'refund', NEW.returns ->> '$[#-1].settledAt', NEW.returns ->> '$[#-1].createdAt'), f.granted
	FROM order_fact f, json_each('["return", "exchange", "refund"]') k
	WHERE f.order_no = NEW.order_no AND f.kind = 'purchase'
		AND (k.value <> 'refund' OR NEW.returns ->> '$[#-1].refund' > 0)
		AND (k.value <> 'exchange' OR EXISTS (
			SELECT 1 FROM json_each(NEW.returns, '$[#-1].items') WHERE value ->> '$.exchangeProductId' IS NOT NULL)); END;
