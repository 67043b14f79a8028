-- JSON of the order's returns (packages/commerce-sandbox/records/orders/return-authorization.ts).
ALTER TABLE shop_order ADD COLUMN returns TEXT NOT NULL DEFAULT '[]';
-- Time up to which the shopper has been notified by mail, and the time of the next mail; NULL for none.
ALTER TABLE shop_order ADD COLUMN told_until INTEGER NOT NULL DEFAULT 0;
ALTER TABLE shop_order ADD COLUMN next_notice_at INTEGER;
UPDATE shop_order SET told_until = unixepoch();
CREATE INDEX order_notices ON shop_order (next_notice_at) WHERE next_notice_at IS NOT NULL;
