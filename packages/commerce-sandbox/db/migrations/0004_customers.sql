-- Registered customers and their data. Times are seconds since 1970. All sites of the house share the customers.

CREATE TABLE customer (
	id TEXT PRIMARY KEY,
	customer_no TEXT NOT NULL UNIQUE,
	-- Login as the customer typed it; NULL for customers of identity providers.
	login TEXT,
	-- The login in lower case, because logins that differ only in case are the same.
	login_key TEXT UNIQUE,
	email TEXT NOT NULL,
	-- scrypt hash; NULL if the customer has set no password.
	password_hash TEXT,
	-- JSON: names, phones, birthday and custom properties (c_…).
	profile TEXT NOT NULL,
	-- JSON list of the ids of assigned groups.
	groups TEXT NOT NULL DEFAULT '[]',
	created_at INTEGER NOT NULL,
	modified_at INTEGER NOT NULL,
	last_login_at INTEGER,
	previous_login_at INTEGER
) WITHOUT ROWID;
CREATE INDEX customer_email ON customer (email COLLATE NOCASE);

-- Source of consecutive customer numbers.
CREATE TABLE customer_number (n INTEGER PRIMARY KEY AUTOINCREMENT);

CREATE TABLE customer_external_profile (
	provider_id TEXT NOT NULL,
	external_id TEXT NOT NULL,
	customer_id TEXT NOT NULL,
	created_at INTEGER NOT NULL,
	PRIMARY KEY (provider_id, external_id)
) WITHOUT ROWID;
CREATE INDEX customer_external_profile_customer ON customer_external_profile (customer_id);

CREATE TABLE customer_reset_token (
	token_hash TEXT PRIMARY KEY,
	customer_id TEXT NOT NULL,
	expires_at INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX customer_reset_token_customer ON customer_reset_token (customer_id);

CREATE TABLE customer_address (
	customer_id TEXT NOT NULL,
	address_id TEXT NOT NULL,
	preferred INTEGER NOT NULL DEFAULT 0,
	created_at INTEGER NOT NULL,
	modified_at INTEGER NOT NULL,
	document TEXT NOT NULL,
	PRIMARY KEY (customer_id, address_id)
) WITHOUT ROWID;

CREATE TABLE customer_payment_instrument (
	id TEXT PRIMARY KEY,
	customer_id TEXT NOT NULL,
	is_default INTEGER NOT NULL DEFAULT 0,
	created_at INTEGER NOT NULL,
	modified_at INTEGER NOT NULL,
	-- JSON: method, brand, masked number, holder, expiry. The full number is never stored.
	document TEXT NOT NULL
) WITHOUT ROWID;
CREATE INDEX customer_payment_instrument_customer ON customer_payment_instrument (customer_id);

-- Wish lists, gift registries and shopping lists of customers and guests, by site.
CREATE TABLE product_list (
	id TEXT PRIMARY KEY,
	site_id TEXT NOT NULL,
	customer_id TEXT NOT NULL,
	type TEXT NOT NULL,
	public INTEGER NOT NULL DEFAULT 0,
	created_at INTEGER NOT NULL,
	modified_at INTEGER NOT NULL,
	document TEXT NOT NULL
) WITHOUT ROWID;
CREATE INDEX product_list_customer ON product_list (site_id, customer_id);
CREATE INDEX product_list_public ON product_list (site_id) WHERE public = 1;

CREATE TABLE product_list_item (
	id TEXT PRIMARY KEY,
	list_id TEXT NOT NULL,
	type TEXT NOT NULL,
	product_id TEXT,
	quantity REAL NOT NULL,
	priority INTEGER NOT NULL,
	public INTEGER NOT NULL DEFAULT 0,
	created_at INTEGER NOT NULL,
	modified_at INTEGER NOT NULL,
	document TEXT NOT NULL
) WITHOUT ROWID;
CREATE INDEX product_list_item_list ON product_list_item (list_id, created_at);
