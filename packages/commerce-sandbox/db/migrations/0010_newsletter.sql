-- Newsletter subscribers, by e-mail address in lower case. `profile` is JSON: countryCode, languageCode, newsFor and others.
CREATE TABLE newsletter_profile (
	site_id TEXT NOT NULL,
	email TEXT NOT NULL,
	subscription_code TEXT NOT NULL,
	subscribed INTEGER NOT NULL DEFAULT 0,
	profile TEXT NOT NULL,
	PRIMARY KEY (site_id, email)
) WITHOUT ROWID;

-- Requests for a mail when a product is back in stock; an identical request is stored once.
CREATE TABLE notify_me (
	site_id TEXT NOT NULL,
	product_id TEXT NOT NULL,
	email TEXT NOT NULL,
	country_code TEXT NOT NULL,
	language_code TEXT NOT NULL,
	created_at INTEGER NOT NULL,
	PRIMARY KEY (site_id, product_id, email)
) WITHOUT ROWID;
