-- 1 if the account has shown the code of a mail to its address (newsletter-9).
ALTER TABLE newsletter_profile ADD COLUMN proven INTEGER NOT NULL DEFAULT 0;
-- Former sign-ups set this consent without asking.
UPDATE newsletter_profile SET profile = json_remove(profile, '$.authorizationDataCollection')
WHERE json_extract(profile, '$.source') LIKE 'newsletter/%' OR json_extract(profile, '$.source') LIKE 'notify-me/%';
