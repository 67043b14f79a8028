-- Events on results of hosted search. Times are seconds since 1970; lists and objects are JSON.
CREATE TABLE search_event (
	id INTEGER PRIMARY KEY AUTOINCREMENT,
	received_at INTEGER NOT NULL,
	-- Time of the event according to the client.
	happened_at INTEGER NOT NULL,
	type TEXT NOT NULL,
	subtype TEXT,
	name TEXT NOT NULL,
	index_name TEXT NOT NULL,
	user_token TEXT NOT NULL,
	query_id TEXT,
	object_ids TEXT NOT NULL,
	positions TEXT NOT NULL,
	filters TEXT NOT NULL,
	-- JSON: objectData, value, currency, authenticatedUserToken.
	details TEXT NOT NULL
);
CREATE INDEX search_event_by_user ON search_event (user_token, id DESC);
CREATE INDEX search_event_by_time ON search_event (received_at);
