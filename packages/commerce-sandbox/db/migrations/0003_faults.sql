-- Faults that are injected until they are used up or removed (packages/commerce-sandbox/faults/).
CREATE TABLE fault (
	id INTEGER PRIMARY KEY,
	api TEXT NOT NULL,
	-- For example "503", "latency=2000", "timeout", "cut", "malformed", "content-type".
	fault TEXT NOT NULL,
	-- Number of requests that the fault still affects; NULL for no limit.
	times INTEGER,
	probability REAL NOT NULL DEFAULT 1
);
