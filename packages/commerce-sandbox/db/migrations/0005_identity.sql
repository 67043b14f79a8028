-- Logins of customers, one-time tokens, identity providers and the mail outbox. Columns named *_at are seconds since 1970.

-- `customer_id` is a registered customer unless `origin` is 'slas' (guests).
ALTER TABLE slas_code ADD COLUMN guest_customer_id TEXT;
ALTER TABLE slas_code ADD COLUMN origin TEXT NOT NULL DEFAULT 'slas';
-- Access token of the identity provider, which the token response passes on.
ALTER TABLE slas_code ADD COLUMN provider_access_token TEXT NOT NULL DEFAULT '';
ALTER TABLE slas_refresh_token ADD COLUMN guest_customer_id TEXT;
ALTER TABLE slas_refresh_token ADD COLUMN origin TEXT NOT NULL DEFAULT 'slas';
CREATE INDEX slas_refresh_token_customer ON slas_refresh_token (customer_id);
CREATE INDEX slas_refresh_token_expiry ON slas_refresh_token (expires_at);

-- Tokens of mails that log in once or set a new password, stored as hashes.
CREATE TABLE slas_action_token (
	token_hash TEXT PRIMARY KEY,
	purpose TEXT NOT NULL,
	site_id TEXT NOT NULL,
	client_id TEXT NOT NULL,
	-- Login as the shopper typed it.
	login TEXT NOT NULL,
	-- NULL if the token registers a new customer (`details`).
	customer_id TEXT,
	usid TEXT,
	code_challenge TEXT,
	details TEXT NOT NULL DEFAULT '{}',
	expires_at INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX slas_action_token_expiry ON slas_action_token (expires_at);

-- Login attempts by hash of login or network address. A window begins with the first attempt.
CREATE TABLE slas_attempt (
	key TEXT PRIMARY KEY,
	tries INTEGER NOT NULL,
	since_at INTEGER NOT NULL,
	-- Milliseconds since 1970.
	last_ms INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX slas_attempt_since ON slas_attempt (since_at);

-- Logins that wait for an identity provider, by hash of the state parameter.
CREATE TABLE slas_idp_login (
	state_hash TEXT PRIMARY KEY,
	provider_id TEXT NOT NULL,
	nonce TEXT NOT NULL,
	code_verifier TEXT NOT NULL,
	-- JSON of the client's request.
	request TEXT NOT NULL,
	expires_at INTEGER NOT NULL
) WITHOUT ROWID;

-- The fake identity provider: its key, and the codes and access tokens that it has issued.
CREATE TABLE standin_key (id INTEGER PRIMARY KEY CHECK (id = 1), jwk TEXT NOT NULL);
CREATE TABLE standin_grant (
	token_hash TEXT PRIMARY KEY,
	kind TEXT NOT NULL,
	provider_id TEXT NOT NULL,
	document TEXT NOT NULL,
	expires_at INTEGER NOT NULL
) WITHOUT ROWID;

-- Mails and text messages that wait to be sent.
CREATE TABLE outbox_message (
	-- AUTOINCREMENT never reuses an id, by which the sender removes a mail.
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
