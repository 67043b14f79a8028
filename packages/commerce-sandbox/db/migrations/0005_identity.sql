-- Registered logins, one-time tokens, identity providers and the mail outbox. Times are seconds since 1970 where named *_at.

-- Who a code or a refresh token speaks for: `customer_id` is the registered customer's where `origin` is not 'slas' (guests).
ALTER TABLE slas_code ADD COLUMN guest_customer_id TEXT;
ALTER TABLE slas_code ADD COLUMN origin TEXT NOT NULL DEFAULT 'slas';
-- What an identity provider gave for calls to itself; the token answer passes it on.
ALTER TABLE slas_code ADD COLUMN provider_access_token TEXT NOT NULL DEFAULT '';
ALTER TABLE slas_refresh_token ADD COLUMN guest_customer_id TEXT;
ALTER TABLE slas_refresh_token ADD COLUMN origin TEXT NOT NULL DEFAULT 'slas';
CREATE INDEX slas_refresh_token_customer ON slas_refresh_token (customer_id);
CREATE INDEX slas_refresh_token_expiry ON slas_refresh_token (expires_at);

-- What a mail carries to log in once or to set a new password. Kept as hashes.
CREATE TABLE slas_action_token (
	token_hash TEXT PRIMARY KEY,
	purpose TEXT NOT NULL,
	site_id TEXT NOT NULL,
	client_id TEXT NOT NULL,
	-- As the shopper wrote it when asking.
	login TEXT NOT NULL,
	-- NULL: who asked is to become a customer by it (`details`).
	customer_id TEXT,
	usid TEXT,
	code_challenge TEXT,
	-- JSON.
	details TEXT NOT NULL DEFAULT '{}',
	expires_at INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX slas_action_token_expiry ON slas_action_token (expires_at);

-- Tries to log in, by hash of login or address, in a window that begins with the first one.
CREATE TABLE slas_attempt (
	key TEXT PRIMARY KEY,
	tries INTEGER NOT NULL,
	since_at INTEGER NOT NULL,
	-- Milliseconds since 1970.
	last_ms INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX slas_attempt_since ON slas_attempt (since_at);

-- Shoppers and agents who are away at an identity provider; by hash of what they come back with.
CREATE TABLE slas_idp_login (
	state_hash TEXT PRIMARY KEY,
	provider_id TEXT NOT NULL,
	nonce TEXT NOT NULL,
	code_verifier TEXT NOT NULL,
	-- What the client asked for, as JSON.
	request TEXT NOT NULL,
	expires_at INTEGER NOT NULL
) WITHOUT ROWID;

-- The stand-in identity provider: its key, and the codes and access tokens that it gave out.
CREATE TABLE standin_key (id INTEGER PRIMARY KEY CHECK (id = 1), jwk TEXT NOT NULL);
CREATE TABLE standin_grant (
	token_hash TEXT PRIMARY KEY,
	kind TEXT NOT NULL,
	provider_id TEXT NOT NULL,
	-- JSON.
	document TEXT NOT NULL,
	expires_at INTEGER NOT NULL
) WITHOUT ROWID;

-- Mails (and text messages) that wait to be sent.
CREATE TABLE outbox_message (
	-- Never used twice: who sends a mail takes it out by its id.
	id INTEGER PRIMARY KEY AUTOINCREMENT,
	sent_at INTEGER NOT NULL,
	recipient TEXT NOT NULL,
	template TEXT NOT NULL,
	subject TEXT NOT NULL,
	text TEXT NOT NULL,
	links TEXT NOT NULL DEFAULT '[]',
	data TEXT NOT NULL DEFAULT '{}'
);
CREATE INDEX outbox_message_recipient ON outbox_message (recipient, id);
