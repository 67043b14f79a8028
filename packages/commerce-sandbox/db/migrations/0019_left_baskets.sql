-- Time of the only reminder, in seconds since 1970.
ALTER TABLE abandoned_basket ADD COLUMN reminded_at INTEGER;
CREATE INDEX abandoned_basket_to_remind ON abandoned_basket (modified_at) WHERE reminded_at IS NULL;

-- Lines of a basket that a link adds to another shopper's basket, without personal data.
CREATE TABLE collectable_basket (
	code TEXT PRIMARY KEY,
	site_id TEXT NOT NULL,
	-- JSON of the items of a basket's document.
	items TEXT NOT NULL,
	-- Agent who created the link; empty for a link in a reminder.
	made_by TEXT NOT NULL,
	expires_at INTEGER NOT NULL
) WITHOUT ROWID;
