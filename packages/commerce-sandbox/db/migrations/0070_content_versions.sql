-- Each accepted change of an entry, in the order of the numbers. Times are seconds since 1970 by the shop's clock.
CREATE TABLE content_version (
	number INTEGER PRIMARY KEY AUTOINCREMENT,
	entry_id TEXT NOT NULL,
	-- Version of the entry that the change led to. An entry that is created again after its deletion begins with 1 again.
	version INTEGER NOT NULL,
	type TEXT NOT NULL,
	status TEXT NOT NULL,
	publish_at INTEGER,
	unpublish_at INTEGER,
	customer_group TEXT,
	sites TEXT,
	draft TEXT NOT NULL,
	-- Fields that shoppers saw from then on, if the change was one of what they saw; NULL if the entry was hidden.
	published TEXT,
	is_seen INTEGER NOT NULL,
	change TEXT NOT NULL,
	changed_at INTEGER NOT NULL,
	changed_by TEXT NOT NULL
);
CREATE INDEX content_version_of_entry ON content_version (entry_id, is_seen, number);
CREATE INDEX content_version_seen_at ON content_version (changed_at) WHERE is_seen;

INSERT INTO content_version (entry_id, version, type, status, publish_at, unpublish_at, customer_group, sites, draft, published, is_seen, change, changed_at, changed_by)
SELECT id, version, type, status, publish_at, unpublish_at, customer_group, sites, draft, published, published IS NOT NULL, 'found',
	coalesce(published_at, updated_at), updated_by
FROM content_entry;
