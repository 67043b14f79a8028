-- Attempts to guess logins, codes, orders and vouchers. Keys are hashes; a window begins with a key's first attempt.
CREATE TABLE attempt (
	key TEXT PRIMARY KEY,
	tries INTEGER NOT NULL,
	since_at INTEGER NOT NULL,
	-- Milliseconds since 1970.
	last_ms INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX attempt_since ON attempt (since_at);

-- The former tables held counts of the last 15 minutes alone.
DROP TABLE slas_attempt;
DROP TABLE order_guess;
DROP TABLE gift_certificate_guess;
