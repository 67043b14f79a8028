-- Replaces FTS5 by postings of words (docs/decisions).

DROP TABLE search_de_words;
DROP TABLE search_ar;
DROP TABLE search_de;
DROP TABLE search_en;
DROP TABLE search_fr;
DROP TABLE search_ja;
DROP TABLE search_ko;
DROP TABLE search_zh;

-- Groups that contain a token, as runs with fields (packages/commerce-sandbox/search/postings.ts), in parts. `part` is the ordinal of the
-- first group.
CREATE TABLE search_posting (
	gen INTEGER NOT NULL,
	language TEXT NOT NULL,
	term TEXT NOT NULL,
	part INTEGER NOT NULL,
	runs TEXT NOT NULL,
	PRIMARY KEY (gen, language, term, part)
) WITHOUT ROWID;

-- Words as they are written, for completions and corrections. A commit packs them into search_part (words-<language>).
CREATE TABLE search_word (
	gen INTEGER NOT NULL,
	language TEXT NOT NULL,
	-- Folded for comparison.
	word TEXT NOT NULL,
	shown TEXT NOT NULL,
	products INTEGER NOT NULL,
	fields INTEGER NOT NULL,
	PRIMARY KEY (gen, language, word)
) WITHOUT ROWID;

-- Groups that have sold out, or are back in stock, since they were indexed.
CREATE TABLE stock_turn (
	gen INTEGER NOT NULL,
	group_id TEXT NOT NULL,
	PRIMARY KEY (gen, group_id)
) WITHOUT ROWID;
CREATE TRIGGER stock_turned AFTER UPDATE OF ats ON inventory WHEN (old.ats = 0) <> (new.ats = 0)
BEGIN INSERT OR IGNORE INTO stock_turn (gen, group_id) SELECT new.gen, group_id FROM variant WHERE gen = new.gen AND id = new.variant_id; END;

-- Members of sets and bundles, as [{id, quantity}].
ALTER TABLE product ADD COLUMN kind TEXT NOT NULL DEFAULT 'product' CHECK (kind IN ('product', 'set', 'bundle'));
ALTER TABLE product ADD COLUMN members TEXT NOT NULL DEFAULT '[]';

-- Search phrases with the number of their shoppers, and the recent phrases of each session. Times are seconds since 1970.
CREATE TABLE popular_search (
	site_id TEXT NOT NULL,
	language TEXT NOT NULL,
	phrase TEXT NOT NULL,
	shoppers INTEGER NOT NULL,
	searched_at INTEGER NOT NULL,
	PRIMARY KEY (site_id, language, phrase)
) WITHOUT ROWID;
CREATE INDEX popular_search_by_shoppers ON popular_search (site_id, language, shoppers DESC, searched_at DESC);
CREATE INDEX popular_search_by_time ON popular_search (searched_at);
CREATE TABLE recent_search (
	usid TEXT NOT NULL,
	site_id TEXT NOT NULL,
	language TEXT NOT NULL,
	phrase TEXT NOT NULL,
	searched_at INTEGER NOT NULL,
	PRIMARY KEY (usid, site_id, language, phrase)
) WITHOUT ROWID;
CREATE INDEX recent_search_by_time ON recent_search (searched_at);
