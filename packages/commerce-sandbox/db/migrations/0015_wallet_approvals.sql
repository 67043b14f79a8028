-- What a buyer is asked on the page of a wallet (sandbox), and what they have said there.
CREATE TABLE wallet_approval (
	token TEXT PRIMARY KEY,
	method_id TEXT NOT NULL,
	basket_id TEXT NOT NULL,
	-- JSON: what the page shows.
	asked TEXT NOT NULL,
	-- JSON; NULL: nothing has been said yet.
	buyer TEXT,
	expires_at INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX wallet_approval_expiry ON wallet_approval (expires_at);
