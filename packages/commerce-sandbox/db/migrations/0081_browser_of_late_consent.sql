-- The browser whose shopper agreed only on the page that confirms the order; empty if the order keeps its browser, or has none.
ALTER TABLE order_fact ADD COLUMN sender TEXT NOT NULL DEFAULT '';

DROP TRIGGER order_cancelled;
CREATE TRIGGER order_cancelled AFTER UPDATE OF state ON shop_order WHEN NEW.state = 'cancelled' AND OLD.state = 'placed'
BEGIN INSERT INTO order_fact (order_no, kind, happened_at, granted, sender)
	SELECT order_no, value, NEW.modified_at, granted, sender FROM order_fact, json_each('["cancel", "refund"]')
	WHERE order_no = NEW.order_no AND kind = 'purchase'; END;

DROP TRIGGER order_returned;
CREATE TRIGGER order_returned AFTER UPDATE OF returns ON shop_order WHEN json_array_length(NEW.returns) > json_array_length(OLD.returns)
BEGIN INSERT INTO order_fact (order_no, kind, return_no, happened_at, granted, sender)
	SELECT f.order_no, k.value, NEW.returns ->> '$[#-1].returnNo',
		iif(k.value = 'refund', NEW.returns ->> '$[#-1].settledAt', NEW.returns ->> '$[#-1].createdAt'), f.granted, f.sender
	FROM order_fact f, json_each('["return", "exchange", "refund"]') k
	WHERE f.order_no = NEW.order_no AND f.kind = 'purchase'
		AND (k.value <> 'refund' OR NEW.returns ->> '$[#-1].refund' > 0)
		AND (k.value <> 'exchange' OR EXISTS (
			SELECT 1 FROM json_each(NEW.returns, '$[#-1].items') WHERE value ->> '$.exchangeProductId' IS NOT NULL)); END;
