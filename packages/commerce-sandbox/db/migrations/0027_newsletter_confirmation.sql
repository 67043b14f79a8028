-- 1 until the link of the confirmation mail has been opened (newsletter-11).
ALTER TABLE newsletter_profile ADD COLUMN unconfirmed INTEGER NOT NULL DEFAULT 0;
-- Time of the last mail that a form caused, in seconds since 1970.
ALTER TABLE newsletter_profile ADD COLUMN mailed_at INTEGER;
