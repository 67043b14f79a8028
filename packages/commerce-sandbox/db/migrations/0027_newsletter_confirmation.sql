-- 1: asked for, and waits for the link of a mail to be followed (newsletter-11).
ALTER TABLE newsletter_profile ADD COLUMN unconfirmed INTEGER NOT NULL DEFAULT 0;
-- When the address was last mailed because someone typed it in; seconds since 1970.
ALTER TABLE newsletter_profile ADD COLUMN mailed_at INTEGER;
