-- Work that failed and is postponed, so that it does not delay other work. Times are seconds since 1970.
CREATE TABLE postponed_work (
	kind TEXT NOT NULL,
	key TEXT NOT NULL,
	until_at INTEGER NOT NULL,
	PRIMARY KEY (kind, key)
) WITHOUT ROWID;
CREATE INDEX postponed_until ON postponed_work (until_at);
