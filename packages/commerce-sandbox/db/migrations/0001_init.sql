-- The catalogue. Every row belongs to a generation: an import fills a new one beside the live one, and a site
-- changes over by one pointer (site_catalog). Texts, prices and lists are JSON; `line` is the line of the import
-- file that wrote a row (NULL where it was copied from the generation before).

CREATE TABLE generation (
	gen INTEGER PRIMARY KEY AUTOINCREMENT,
	state TEXT NOT NULL CHECK (state IN ('staging', 'indexing', 'live', 'dead')),
	-- 1 while an import is open, else NULL: UNIQUE keeps two imports from running at the same time.
	open INTEGER UNIQUE,
	-- The only site that changes over; NULL = all.
	site_id TEXT,
	base INTEGER,
	lines INTEGER NOT NULL DEFAULT 0,
	-- New rows stand behind those of the base: their position is this plus their line.
	base_position INTEGER NOT NULL DEFAULT 0,
	-- Progress of the index: products up to this position are in it; the next group's ordinal.
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
	-- { valueId: text }, in the order in which they are shown
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

-- Masters and standard products.
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
	-- Prices and stock of a standard product, as imported.
	own_prices TEXT NOT NULL,
	own_stock TEXT NOT NULL,
	PRIMARY KEY (gen, id)
);
CREATE INDEX product_by_position ON product (gen, position);

-- What has a price and stock: variants, and standard products under their own id (then id = master_id = group_id).
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

-- Pictures by their address: a `drawn:` recipe or the R2 key of an upload. Independent of generations, because an id
-- holds a hash of its source and so names the same picture for ever. Products list these ids in `images`.
CREATE TABLE media (id TEXT PRIMARY KEY, source TEXT NOT NULL) WITHOUT ROWID;

-- The search index of a generation: columns of its variation groups in parts (packages/commerce-sandbox/search/columns.ts).
CREATE TABLE search_part (
	gen INTEGER NOT NULL,
	-- groups-<first ordinal>, or names-<language>
	part TEXT NOT NULL,
	data TEXT NOT NULL,
	PRIMARY KEY (gen, part)
);

-- A phrase that leads to a page instead of a list; site_id '*' = every site.
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

-- Full text per language, already segmented and stemmed by packages/commerce-sandbox/search/words.ts.
-- rowid = gen * 2^21 + ordinal of the variation group.
CREATE VIRTUAL TABLE search_ar USING fts5 (name, brand, category, colour, material, description, content = '', contentless_delete = 1, prefix = '2 3');
CREATE VIRTUAL TABLE search_de USING fts5 (name, brand, category, colour, material, description, content = '', contentless_delete = 1, prefix = '2 3');
CREATE VIRTUAL TABLE search_en USING fts5 (name, brand, category, colour, material, description, content = '', contentless_delete = 1, prefix = '2 3');
CREATE VIRTUAL TABLE search_fr USING fts5 (name, brand, category, colour, material, description, content = '', contentless_delete = 1, prefix = '2 3');
CREATE VIRTUAL TABLE search_ja USING fts5 (name, brand, category, colour, material, description, content = '', contentless_delete = 1, prefix = '2 3');
CREATE VIRTUAL TABLE search_ko USING fts5 (name, brand, category, colour, material, description, content = '', contentless_delete = 1, prefix = '2 3');
CREATE VIRTUAL TABLE search_zh USING fts5 (name, brand, category, colour, material, description, content = '', contentless_delete = 1, prefix = '2 3');

-- The words of search_de, to tell the parts of compounds (packages/commerce-sandbox/search/compounds.ts).
CREATE VIRTUAL TABLE search_de_words USING fts5vocab (search_de, row);
