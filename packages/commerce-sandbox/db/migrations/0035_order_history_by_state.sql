-- Order histories leave out failed and unfinished orders, so the index contains the state.
DROP INDEX order_history;
CREATE INDEX order_history ON shop_order (customer_id, site_id, created_at DESC, order_no, state);
