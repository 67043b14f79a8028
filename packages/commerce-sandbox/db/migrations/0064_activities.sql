-- Activities that the recommendation service has taken, for tests, the ledger and developers. The body is JSON.
CREATE TABLE shopper_activity (
	id INTEGER PRIMARY KEY AUTOINCREMENT,
	site_id TEXT NOT NULL,
	activity TEXT NOT NULL,
	cookie_id TEXT,
	user_id TEXT,
	body TEXT NOT NULL,
	-- Seconds since 1970.
	received_at INTEGER NOT NULL
);
CREATE INDEX shopper_activity_by_browser ON shopper_activity (cookie_id, id);
CREATE INDEX shopper_activity_by_time ON shopper_activity (received_at);

-- What a browser is interested in: masters of products, and categories.
CREATE TABLE shopper_interest (
	site_id TEXT NOT NULL,
	cookie_id TEXT NOT NULL,
	kind TEXT NOT NULL CHECK (kind IN ('product', 'category')),
	subject_id TEXT NOT NULL,
	weight INTEGER NOT NULL,
	noted_at INTEGER NOT NULL,
	PRIMARY KEY (site_id, cookie_id, kind, subject_id)
) WITHOUT ROWID;
