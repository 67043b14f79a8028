-- Whether the payments cover the total of a created or placed order; NULL for older and for finished orders.
ALTER TABLE shop_order ADD COLUMN covered INTEGER CONSTRAINT order_covered CHECK (covered = 1);
