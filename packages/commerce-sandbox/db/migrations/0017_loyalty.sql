-- Members of the loyalty programme. Points are not stored; they are computed from orders and returns.
CREATE TABLE loyalty_member (
	customer_id TEXT PRIMARY KEY,
	-- Seconds since 1970.
	joined_at INTEGER NOT NULL
) WITHOUT ROWID;
