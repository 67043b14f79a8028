-- Random handle by which an authenticator identifies a customer, so that the handle reveals nothing about the person.
CREATE TABLE passkey_user (
	id INTEGER PRIMARY KEY AUTOINCREMENT,
	customer_id TEXT NOT NULL UNIQUE REFERENCES customer (id) ON DELETE CASCADE,
	user_handle TEXT NOT NULL UNIQUE
);

-- `transports` is JSON; `credential_id` and `public_key` are base64url.
CREATE TABLE passkey (
	id INTEGER PRIMARY KEY AUTOINCREMENT,
	credential_id TEXT NOT NULL UNIQUE,
	user_id INTEGER NOT NULL REFERENCES passkey_user (id) ON DELETE CASCADE,
	rp_id TEXT NOT NULL,
	nickname TEXT NOT NULL,
	public_key TEXT NOT NULL,
	counter INTEGER NOT NULL,
	transports TEXT NOT NULL,
	backed_up INTEGER NOT NULL,
	created_at INTEGER NOT NULL,
	last_used_at INTEGER
);
CREATE INDEX passkey_of_user ON passkey (user_id);

-- Each challenge is used up by the first response to it.
CREATE TABLE passkey_challenge (
	challenge_hash TEXT PRIMARY KEY,
	purpose TEXT NOT NULL,
	client_id TEXT NOT NULL,
	site_id TEXT NOT NULL,
	rp_id TEXT NOT NULL,
	-- NULL if any customer may sign in with the challenge.
	customer_id TEXT,
	nickname TEXT NOT NULL DEFAULT '',
	expires_at INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX passkey_challenge_expiry ON passkey_challenge (expires_at);
