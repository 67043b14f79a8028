-- What the stand-ins of analytics services have received. Those that count an event once know it by its key; others have a key per arrival.
CREATE TABLE received_event (
	receiver TEXT NOT NULL,
	key TEXT NOT NULL,
	-- The event's id where the service gets one.
	event_id TEXT NOT NULL,
	name TEXT NOT NULL,
	-- The event as the service got it, as JSON.
	body TEXT NOT NULL,
	-- What the service would find wrong, although it may have answered with success.
	fault TEXT,
	arrivals INTEGER NOT NULL DEFAULT 1,
	-- Seconds since 1970.
	received_at INTEGER NOT NULL,
	PRIMARY KEY (receiver, key)
) WITHOUT ROWID;
CREATE INDEX received_event_by_time ON received_event (received_at);
