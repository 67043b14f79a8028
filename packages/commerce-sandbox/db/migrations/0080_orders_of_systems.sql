-- Orders by their last change, which systems of the house ask for.
CREATE INDEX order_changes ON shop_order (site_id, modified_at);
