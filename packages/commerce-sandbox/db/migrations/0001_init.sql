-- The catalogue. An import fills a new generation of rows; afterwards `site_catalog` points a site to the new generation. Texts, prices and
-- lists are JSON. `line` is the row's line in the import file, NULL if the row was copied from the previous generation.

CREATE TABLE generation (
	gen INTEGER PRIMARY KEY AUTOINCREMENT,
	state TEXT NOT NULL CHECK (state IN ('staging', 'indexing', 'live', 'dead')),
	-- 1 while an import is open, otherwise NULL. UNIQUE keeps two imports from running at the same time.
	open INTEGER UNIQUE,
	-- The site that the import changes; NULL for all sites.
	site_id TEXT,
	base INTEGER,
	lines INTEGER NOT NULL DEFAULT 0,
	-- Position of the last row of the base; the position of a new row is this number plus its line.
	base_position INTEGER NOT NULL DEFAULT 0,
	-- Progress of the index: the position of the last indexed product, and the ordinal of the next group.
	indexed_position INTEGER NOT NULL DEFAULT 0,
	next_ordinal INTEGER NOT NULL DEFAULT 0,
	created_at INTEGER NOT NULL,
	touched_at INTEGER NOT NULL
);

CREATE TABLE site_catalog (site_id TEXT PRIMARY KEY, gen INTEGER NOT NULL) WITHOUT ROWID;

CREATE TABLE attribute (
	gen INTEGER NOT NULL,
	id TEXT NOT NULL,
	position INTEGER NOT NULL,
	line INTEGER,
	name TEXT NOT NULL,
	-- { valueId: text }, in display order.
	value_names TEXT NOT NULL,
	swatches TEXT,
	refinable INTEGER NOT NULL,
	variation INTEGER NOT NULL,
	PRIMARY KEY (gen, id)
) WITHOUT ROWID;

CREATE TABLE category (
	gen INTEGER NOT NULL,
	id TEXT NOT NULL,
	position INTEGER NOT NULL,
	line INTEGER,
	parent TEXT,
	name TEXT NOT NULL,
	description TEXT,
	url TEXT NOT NULL,
	show_in_menu INTEGER NOT NULL,
	PRIMARY KEY (gen, id)
) WITHOUT ROWID;

CREATE TABLE promotion (
	gen INTEGER NOT NULL,
	id TEXT NOT NULL,
	position INTEGER NOT NULL,
	line INTEGER,
	callout TEXT NOT NULL,
	percent REAL NOT NULL,
	PRIMARY KEY (gen, id)
) WITHOUT ROWID;

CREATE TABLE product (
	gen INTEGER NOT NULL,
	id TEXT NOT NULL,
	position INTEGER NOT NULL,
	line INTEGER,
	brand TEXT NOT NULL,
	name TEXT NOT NULL,
	description TEXT,
	categories TEXT NOT NULL,
	primary_category TEXT NOT NULL,
	attributes TEXT NOT NULL,
	variation_attributes TEXT NOT NULL,
	images TEXT NOT NULL,
	promotions TEXT NOT NULL,
	custom TEXT NOT NULL,
	own_prices TEXT NOT NULL,
	own_stock TEXT NOT NULL,
	PRIMARY KEY (gen, id)
);
CREATE INDEX product_by_position ON product (gen, position);

-- Everything that has a price and stock: variants, and standard products under their own id (id = master_id = group_id).
CREATE TABLE variant (
	gen INTEGER NOT NULL,
	id TEXT NOT NULL,
	master_id TEXT NOT NULL,
	group_id TEXT NOT NULL,
	position INTEGER NOT NULL,
	line INTEGER,
	variation_values TEXT NOT NULL,
	prices TEXT NOT NULL,
	images TEXT NOT NULL,
	PRIMARY KEY (gen, id)
);
CREATE INDEX variant_by_master ON variant (gen, master_id);
CREATE INDEX variant_by_group ON variant (gen, group_id);

CREATE TABLE inventory (
	gen INTEGER NOT NULL,
	variant_id TEXT NOT NULL,
	ats INTEGER NOT NULL CHECK (ats >= 0),
	stock_level INTEGER NOT NULL CHECK (stock_level >= 0),
	preorderable INTEGER NOT NULL,
	PRIMARY KEY (gen, variant_id)
) WITHOUT ROWID;

-- Sources of pictures by id: a `drawn:` reference or the R2 key of an upload. Rows belong to no generation, because an id contains a hash
-- of its source.
CREATE TABLE media (id TEXT PRIMARY KEY, source TEXT NOT NULL) WITHOUT ROWID;

-- Search index of a generation, in parts: columns over variation groups (packages/commerce-sandbox/search/columns.ts).
CREATE TABLE search_part (
	gen INTEGER NOT NULL,
	-- groups-<first ordinal> or names-<language>
	part TEXT NOT NULL,
	data TEXT NOT NULL,
	PRIMARY KEY (gen, part)
);

-- Phrases that redirect to a page instead of a list; site_id '*' means every site.
CREATE TABLE search_redirect (
	site_id TEXT NOT NULL,
	phrase TEXT NOT NULL,
	url TEXT NOT NULL,
	PRIMARY KEY (site_id, phrase)
) WITHOUT ROWID;
INSERT INTO search_redirect (site_id, phrase, url) VALUES
	('*', 'gift', '/gifts'), ('*', 'gifts', '/gifts'), ('*', 'gift ideas', '/gifts'),
	('*', 'geschenke', '/gifts'), ('*', 'cadeaux', '/gifts'), ('*', 'هدايا', '/gifts'),
	('*', 'ギフト', '/gifts'), ('*', '선물', '/gifts'), ('*', '礼品', '/gifts');

-- Full text by language; tokens are segmented and stemmed before. rowid = gen * 2^21 + ordinal of the variation group.
CREATE VIRTUAL TABLE search_ar USING fts5 (name, brand, category, colour, material, description, content = '', contentless_delete = 1, prefix = '2 3');
CREATE VIRTUAL TABLE search_de USING fts5 (name, brand, category, colour, material, description, content = '', contentless_delete = 1, prefix = '2 3');
CREATE VIRTUAL TABLE search_en USING fts5 (name, brand, category, colour, material, description, content = '', contentless_delete = 1, prefix = '2 3');
CREATE VIRTUAL TABLE search_fr USING fts5 (name, brand, category, colour, material, description, content = '', contentless_delete = 1, prefix = '2 3');
CREATE VIRTUAL TABLE search_ja USING fts5 (name, brand, category, colour, material, description, content = '', contentless_delete = 1, prefix = '2 3');
CREATE VIRTUAL TABLE search_ko USING fts5 (name, brand, category, colour, material, description, content = '', contentless_delete = 1, prefix = '2 3');
CREATE VIRTUAL TABLE search_zh USING fts5 (name, brand, category, colour, material, description, content = '', contentless_delete = 1, prefix = '2 3');

-- Words of search_de, which are needed to split compounds.
CREATE VIRTUAL TABLE search_de_words USING fts5vocab (search_de, row);
