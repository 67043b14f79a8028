-- A customer's orders at a site, the latest first: a page of them ends where it is full, and all are counted without being read.
CREATE INDEX order_history ON shop_order (customer_id, site_id, created_at DESC, order_no);
