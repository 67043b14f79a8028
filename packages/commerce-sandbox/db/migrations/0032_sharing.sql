-- Wishlists that are shown to anyone who has the link. Times are seconds since 1970.
CREATE TABLE shared_wishlist (
	-- Random, so that links cannot be guessed.
	code TEXT PRIMARY KEY,
	site_id TEXT NOT NULL,
	customer_id TEXT NOT NULL,
	-- First name of the owner; empty if the owner does not show it.
	first_name TEXT NOT NULL,
	created_at INTEGER NOT NULL,
	UNIQUE (customer_id, site_id)
) WITHOUT ROWID;

-- Mails of shared wishlists, counted by session, network address and recipient.
CREATE TABLE share_count (
	key TEXT NOT NULL,
	at INTEGER NOT NULL
);
CREATE INDEX share_count_of_key ON share_count (key, at);
