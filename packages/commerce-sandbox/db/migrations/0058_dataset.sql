-- The events that the storefront reported for analytics, each once. A dataset, not a log: nothing reads it but the ledger.
CREATE TABLE dataset_event (
	id TEXT PRIMARY KEY,
	-- Milliseconds since 1970.
	happened_at INTEGER NOT NULL,
	name TEXT NOT NULL,
	site_id TEXT NOT NULL,
	-- Place and data of the event as JSON.
	body TEXT NOT NULL
) WITHOUT ROWID;
CREATE INDEX dataset_event_by_name ON dataset_event (name, happened_at);
