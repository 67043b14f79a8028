-- Orders of a customer at a site, latest first. The index serves a page of them, and their count, without reading further rows.
CREATE INDEX order_history ON shop_order (customer_id, site_id, created_at DESC, order_no);
