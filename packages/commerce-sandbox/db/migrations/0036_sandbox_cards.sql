-- Cards that the sandbox's fields have taken, until the shop takes them: never with their number.
CREATE TABLE sandbox_card (
	session TEXT PRIMARY KEY,
	card TEXT NOT NULL,
	-- The basket or customer that has used it.
	used_for TEXT,
	expires_at INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX sandbox_card_expiry ON sandbox_card (expires_at);
