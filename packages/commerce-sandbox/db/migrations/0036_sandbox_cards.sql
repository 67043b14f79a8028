-- Cards entered in the sandbox's fields, until the shop uses them. Card numbers are never stored.
CREATE TABLE sandbox_card (
	session TEXT PRIMARY KEY,
	card TEXT NOT NULL,
	-- Basket or customer that has used the card.
	used_for TEXT,
	expires_at INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX sandbox_card_expiry ON sandbox_card (expires_at);
