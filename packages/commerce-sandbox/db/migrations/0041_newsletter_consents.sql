-- 1: the account has shown the code of the mails to its address (newsletter-9).
ALTER TABLE newsletter_profile ADD COLUMN proven INTEGER NOT NULL DEFAULT 0;
-- Sign-ups sent this consent for everyone, whatever they had said.
UPDATE newsletter_profile SET profile = json_remove(profile, '$.authorizationDataCollection')
WHERE json_extract(profile, '$.source') LIKE 'newsletter/%' OR json_extract(profile, '$.source') LIKE 'notify-me/%';
