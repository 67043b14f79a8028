-- Faults on demand that stay switched on until they are used up or taken away (packages/commerce-sandbox/faults/).
CREATE TABLE fault (
	id INTEGER PRIMARY KEY,
	api TEXT NOT NULL,
	-- As written: "503", "latency=2000", "timeout", "cut", "malformed", "content-type".
	fault TEXT NOT NULL,
	-- Requests that are still to be hit; NULL = all.
	times INTEGER,
	probability REAL NOT NULL DEFAULT 1
);
