-- One throttle for whatever may be guessed: logins, codes, orders, vouchers. Keys are hashes; a window begins with a key's first attempt.
CREATE TABLE attempt (
	key TEXT PRIMARY KEY,
	tries INTEGER NOT NULL,
	since_at INTEGER NOT NULL,
	-- Milliseconds since 1970.
	last_ms INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX attempt_since ON attempt (since_at);

-- Each held counts of the last quarter of an hour for one kind of secret.
DROP TABLE slas_attempt;
DROP TABLE order_guess;
DROP TABLE gift_certificate_guess;
