-- Coupons, gift certificates and shopper contexts. Columns named *_at are seconds since 1970.

-- One row per code and order. Rows contain the limits, so that the batch that places an order fails if a code is used up (NULL means no
-- limit).
CREATE TABLE coupon_redemption (
	code TEXT NOT NULL,
	order_no TEXT NOT NULL,
	customer_id TEXT NOT NULL,
	redeemed_at INTEGER NOT NULL,
	nth INTEGER NOT NULL,
	most INTEGER,
	nth_of_customer INTEGER NOT NULL,
	most_of_customer INTEGER,
	PRIMARY KEY (code, order_no),
	CONSTRAINT coupon_limit CHECK (most IS NULL OR nth <= most),
	CONSTRAINT coupon_customer_limit CHECK (most_of_customer IS NULL OR nth_of_customer <= most_of_customer)
) WITHOUT ROWID;
CREATE INDEX coupon_redemption_of_order ON coupon_redemption (order_no);

-- Amounts are minor units of the currency.
CREATE TABLE gift_certificate (
	-- Upper case, without dashes and spaces.
	code TEXT PRIMARY KEY,
	site_id TEXT NOT NULL,
	currency TEXT NOT NULL,
	amount INTEGER NOT NULL,
	balance INTEGER NOT NULL,
	enabled INTEGER NOT NULL,
	-- 1 while the order that bought the certificate is unpaid.
	pending INTEGER NOT NULL,
	recipient_email TEXT NOT NULL,
	recipient_name TEXT NOT NULL,
	sender_name TEXT NOT NULL,
	message TEXT,
	-- Order that bought the certificate.
	order_no TEXT,
	created_at INTEGER NOT NULL,
	CONSTRAINT gift_certificate_balance CHECK (balance BETWEEN 0 AND amount)
) WITHOUT ROWID;
CREATE INDEX gift_certificate_of_order ON gift_certificate (order_no);

CREATE TABLE gift_certificate_redemption (
	code TEXT NOT NULL REFERENCES gift_certificate (code),
	order_no TEXT NOT NULL,
	amount INTEGER NOT NULL CHECK (amount > 0),
	redeemed_at INTEGER NOT NULL,
	PRIMARY KEY (code, order_no)
) WITHOUT ROWID;
CREATE INDEX gift_certificate_redemption_of_order ON gift_certificate_redemption (order_no);

-- Attempts with unknown gift certificate codes, by session (usid) or network address.
CREATE TABLE gift_certificate_guess (
	guesser TEXT NOT NULL,
	guessed_at INTEGER NOT NULL
);
CREATE INDEX gift_certificate_guess_of_guesser ON gift_certificate_guess (guesser, guessed_at);

-- Contexts that storefronts set for a session: sourceCode, customerGroupIds, effectiveDateTime and others, as JSON.
CREATE TABLE shopper_context (
	usid TEXT NOT NULL,
	site_id TEXT NOT NULL,
	document TEXT NOT NULL,
	expires_at INTEGER NOT NULL,
	PRIMARY KEY (usid, site_id)
) WITHOUT ROWID;

CREATE INDEX slas_refresh_token_shopper ON slas_refresh_token (usid, site_id);
