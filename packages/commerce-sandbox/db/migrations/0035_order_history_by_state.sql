-- Histories are asked for without orders that failed or were never finished: the state is read from the index as well.
DROP INDEX order_history;
CREATE INDEX order_history ON shop_order (customer_id, site_id, created_at DESC, order_no, state);
