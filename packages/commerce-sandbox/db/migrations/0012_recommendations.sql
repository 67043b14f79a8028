-- Activities that the recommendation service counts. Products are masters.
CREATE TABLE product_activity (
	site_id TEXT NOT NULL,
	activity TEXT NOT NULL,
	product_id TEXT NOT NULL,
	count INTEGER NOT NULL DEFAULT 1,
	PRIMARY KEY (site_id, activity, product_id)
) WITHOUT ROWID;

-- Latest views by browser id.
CREATE TABLE latest_view (
	site_id TEXT NOT NULL,
	cookie_id TEXT NOT NULL,
	product_id TEXT NOT NULL,
	viewed_at INTEGER NOT NULL,
	PRIMARY KEY (site_id, cookie_id, product_id)
) WITHOUT ROWID;

-- Number of browsers that viewed both products; each pair is stored in both directions.
CREATE TABLE co_view (
	site_id TEXT NOT NULL,
	product_id TEXT NOT NULL,
	other_id TEXT NOT NULL,
	count INTEGER NOT NULL DEFAULT 1,
	PRIMARY KEY (site_id, product_id, other_id)
) WITHOUT ROWID;

-- Number of times that recommendations were shown and clicked.
CREATE TABLE recommender_activity (
	site_id TEXT NOT NULL,
	recommender TEXT NOT NULL,
	activity TEXT NOT NULL,
	count INTEGER NOT NULL DEFAULT 1,
	PRIMARY KEY (site_id, recommender, activity)
) WITHOUT ROWID;
