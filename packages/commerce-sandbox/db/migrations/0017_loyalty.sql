-- Members of the loyalty programme. Their points are not kept: orders and returns say them (packages/commerce-sandbox/apis/loyalty).
CREATE TABLE loyalty_member (
	customer_id TEXT PRIMARY KEY,
	-- Seconds since 1970.
	joined_at INTEGER NOT NULL
) WITHOUT ROWID;
