-- What shoppers do, as the recommendation service learns it. Products are masters; counts only grow.
CREATE TABLE product_activity (
	site_id TEXT NOT NULL,
	activity TEXT NOT NULL,
	product_id TEXT NOT NULL,
	count INTEGER NOT NULL DEFAULT 1,
	PRIMARY KEY (site_id, activity, product_id)
) WITHOUT ROWID;

-- The latest views of one browser, by the name that it gives itself.
CREATE TABLE latest_view (
	site_id TEXT NOT NULL,
	cookie_id TEXT NOT NULL,
	product_id TEXT NOT NULL,
	viewed_at INTEGER NOT NULL,
	PRIMARY KEY (site_id, cookie_id, product_id)
) WITHOUT ROWID;

-- How often the same browser looked at both; each pair in both directions.
CREATE TABLE co_view (
	site_id TEXT NOT NULL,
	product_id TEXT NOT NULL,
	other_id TEXT NOT NULL,
	count INTEGER NOT NULL DEFAULT 1,
	PRIMARY KEY (site_id, product_id, other_id)
) WITHOUT ROWID;

-- How recommendations do: shown, clicked.
CREATE TABLE recommender_activity (
	site_id TEXT NOT NULL,
	recommender TEXT NOT NULL,
	activity TEXT NOT NULL,
	count INTEGER NOT NULL DEFAULT 1,
	PRIMARY KEY (site_id, recommender, activity)
) WITHOUT ROWID;
