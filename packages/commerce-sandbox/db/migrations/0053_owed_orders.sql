-- Finds the orders that a shopper still owes for by the address that their invoices go to.
CREATE INDEX order_owed_by_email ON shop_order (lower(document ->> '$.customerInfo.email'))
	WHERE state = 'placed' AND instr(payments, '"status":"invoiced"') > 0;
