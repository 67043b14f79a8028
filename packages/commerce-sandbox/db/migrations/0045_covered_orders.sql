-- Whether the payments of an order that waits or is placed come to its total. Empty for orders from before, and for those that are over.
ALTER TABLE shop_order ADD COLUMN covered INTEGER CONSTRAINT order_covered CHECK (covered = 1);
