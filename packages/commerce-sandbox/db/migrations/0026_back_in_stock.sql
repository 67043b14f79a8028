-- Source of a request, as the newsletter counts sources, and the kind of its page.
ALTER TABLE notify_me ADD COLUMN source TEXT;
ALTER TABLE notify_me ADD COLUMN page_type TEXT;

-- Proves access to the mails of an address; the code is sent in mails alone and never in a response.
ALTER TABLE newsletter_profile ADD COLUMN access_code TEXT;
CREATE UNIQUE INDEX newsletter_profile_by_code ON newsletter_profile (access_code) WHERE access_code IS NOT NULL;
