-- When a shopper was reminded of the basket; once is enough. Seconds since 1970.
ALTER TABLE abandoned_basket ADD COLUMN reminded_at INTEGER;
CREATE INDEX abandoned_basket_to_remind ON abandoned_basket (modified_at) WHERE reminded_at IS NULL;

-- The lines of a basket that a link puts into another shopper's. Nothing of a person is in it.
CREATE TABLE collectable_basket (
	code TEXT PRIMARY KEY,
	site_id TEXT NOT NULL,
	-- Items of a basket's document, as JSON.
	items TEXT NOT NULL,
	-- The agent who made it; empty for a link in a reminder.
	made_by TEXT NOT NULL,
	expires_at INTEGER NOT NULL
) WITHOUT ROWID;
