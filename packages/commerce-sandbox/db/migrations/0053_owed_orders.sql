-- Finds unpaid invoiced orders by the e-mail address of the order.
CREATE INDEX order_owed_by_email ON shop_order (lower(document ->> '$.customerInfo.email'))
	WHERE state = 'placed' AND instr(payments, '"status":"invoiced"') > 0;
