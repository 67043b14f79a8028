-- Approvals on the sandbox's wallet pages.
CREATE TABLE wallet_approval (
	token TEXT PRIMARY KEY,
	method_id TEXT NOT NULL,
	basket_id TEXT NOT NULL,
	-- JSON of the data that the page shows.
	asked TEXT NOT NULL,
	-- JSON of the buyer's approval; NULL until the buyer responds.
	buyer TEXT,
	expires_at INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX wallet_approval_expiry ON wallet_approval (expires_at);
