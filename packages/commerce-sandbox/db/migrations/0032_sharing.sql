-- Wishlists that their owners show to anyone who has the link. Times are seconds since 1970.
CREATE TABLE shared_wishlist (
	-- No one guesses it.
	code TEXT PRIMARY KEY,
	site_id TEXT NOT NULL,
	customer_id TEXT NOT NULL,
	-- The owner's, if they want it said; else empty.
	first_name TEXT NOT NULL,
	created_at INTEGER NOT NULL,
	UNIQUE (customer_id, site_id)
) WITHOUT ROWID;

-- Mails by which shoppers share, to count them: by session, by network address, by recipient.
CREATE TABLE share_count (
	key TEXT NOT NULL,
	at INTEGER NOT NULL
);
CREATE INDEX share_count_of_key ON share_count (key, at);
