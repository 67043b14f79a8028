-- Guest sessions, their tokens, and baskets. Columns named *_at are seconds since 1970, other times are ISO strings.

CREATE TABLE shopper_session (
	usid TEXT NOT NULL,
	site_id TEXT NOT NULL,
	customer_id TEXT NOT NULL,
	created_at INTEGER NOT NULL,
	PRIMARY KEY (usid, site_id)
) WITHOUT ROWID;

CREATE TABLE slas_code (
	code_hash TEXT PRIMARY KEY,
	client_id TEXT NOT NULL,
	site_id TEXT NOT NULL,
	usid TEXT NOT NULL,
	customer_id TEXT NOT NULL,
	redirect_uri TEXT NOT NULL,
	code_challenge TEXT NOT NULL,
	expires_at INTEGER NOT NULL
) WITHOUT ROWID;

CREATE TABLE slas_refresh_token (
	token_hash TEXT PRIMARY KEY,
	-- Tokens that descend from one login; the reuse of a token revokes its family.
	family TEXT NOT NULL,
	client_id TEXT NOT NULL,
	site_id TEXT NOT NULL,
	usid TEXT NOT NULL,
	customer_id TEXT NOT NULL,
	do_not_track INTEGER NOT NULL DEFAULT 0,
	expires_at INTEGER NOT NULL,
	used_at INTEGER,
	revoked_at INTEGER
) WITHOUT ROWID;
CREATE INDEX slas_refresh_token_family ON slas_refresh_token (family);

CREATE TABLE basket (
	id TEXT PRIMARY KEY,
	site_id TEXT NOT NULL,
	customer_id TEXT NOT NULL,
	temporary INTEGER NOT NULL DEFAULT 0,
	currency TEXT NOT NULL,
	-- Incremented by every change; a writer that read an older revision starts again.
	revision INTEGER NOT NULL DEFAULT 1,
	created TEXT NOT NULL,
	modified TEXT NOT NULL,
	-- JSON of the shopper's choices. Prices are not stored.
	document TEXT NOT NULL
) WITHOUT ROWID;
-- Allows one basket per customer, even if two requests create one at the same time.
CREATE UNIQUE INDEX basket_of_customer ON basket (site_id, customer_id) WHERE temporary = 0;
CREATE INDEX basket_temporary ON basket (site_id, customer_id) WHERE temporary = 1;
