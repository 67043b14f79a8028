-- Where a request was made: as the newsletter counts sources, and on which kind of page.
ALTER TABLE notify_me ADD COLUMN source TEXT;
ALTER TABLE notify_me ADD COLUMN page_type TEXT;

-- Proves that someone reads an address's mails: it is in mails alone, never in a response.
ALTER TABLE newsletter_profile ADD COLUMN access_code TEXT;
CREATE UNIQUE INDEX newsletter_profile_by_code ON newsletter_profile (access_code) WHERE access_code IS NOT NULL;
