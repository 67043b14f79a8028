-- Words by the groups that have them, instead of FTS5 (docs/decisions: search in postings).

DROP TABLE search_de_words;
DROP TABLE search_ar;
DROP TABLE search_de;
DROP TABLE search_en;
DROP TABLE search_fr;
DROP TABLE search_ja;
DROP TABLE search_ko;
DROP TABLE search_zh;

-- Where a token stands: runs of variation groups with the fields it stands in (packages/commerce-sandbox/search/postings.ts), in parts as
-- the index is written; `part` is the first group's ordinal.
CREATE TABLE search_posting (
	gen INTEGER NOT NULL,
	language TEXT NOT NULL,
	term TEXT NOT NULL,
	part INTEGER NOT NULL,
	runs TEXT NOT NULL,
	PRIMARY KEY (gen, language, term, part)
) WITHOUT ROWID;

-- The words themselves, as they are written: for completing and correcting what is typed. A commit ends with packing
-- them into search_part (words-<language>).
CREATE TABLE search_word (
	gen INTEGER NOT NULL,
	language TEXT NOT NULL,
	-- folded, as compared
	word TEXT NOT NULL,
	-- as shown
	shown TEXT NOT NULL,
	products INTEGER NOT NULL,
	fields INTEGER NOT NULL,
	PRIMARY KEY (gen, language, word)
) WITHOUT ROWID;

-- Groups that an order sold out, or whose stock came back, since they were indexed: all that `orderable_only` asks for.
CREATE TABLE stock_turn (
	gen INTEGER NOT NULL,
	group_id TEXT NOT NULL,
	PRIMARY KEY (gen, group_id)
) WITHOUT ROWID;
CREATE TRIGGER stock_turned AFTER UPDATE OF ats ON inventory WHEN (old.ats = 0) <> (new.ats = 0)
BEGIN INSERT OR IGNORE INTO stock_turn (gen, group_id) SELECT new.gen, group_id FROM variant WHERE gen = new.gen AND id = new.variant_id; END;

-- Sets and bundles: what they are made of, as [{id, quantity}].
ALTER TABLE product ADD COLUMN kind TEXT NOT NULL DEFAULT 'product' CHECK (kind IN ('product', 'set', 'bundle'));
ALTER TABLE product ADD COLUMN members TEXT NOT NULL DEFAULT '[]';

-- What is searched for: by how many shoppers, and what each searched for last. Times are seconds since 1970.
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
