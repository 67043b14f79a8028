-- Entries of the editors. Times are seconds since 1970; fields are JSON by name, as packages/content-model declares them.
CREATE TABLE content_entry (
	id TEXT PRIMARY KEY,
	type TEXT NOT NULL,
	-- Counts changes, so that of two editors one is told about the other.
	version INTEGER NOT NULL DEFAULT 1,
	status TEXT NOT NULL CHECK (status IN ('draft', 'changed', 'published', 'archived')),
	-- Outside of these times a published entry is not shown; NULL = no limit.
	publish_at INTEGER,
	unpublish_at INTEGER,
	-- The group of customers that see the entry; NULL = all.
	customer_group TEXT,
	-- A JSON list of ids; NULL = all sites.
	sites TEXT,
	draft TEXT NOT NULL,
	-- NULL until the entry is published.
	published TEXT,
	updated_at INTEGER NOT NULL,
	updated_by TEXT NOT NULL,
	CHECK (published IS NOT NULL OR status IN ('draft', 'archived'))
) WITHOUT ROWID;
CREATE INDEX content_entry_of_type ON content_entry (type, json_extract(published, '$.slug'));
CREATE INDEX content_entry_of_category ON content_entry (type, json_extract(published, '$.categoryId'));
CREATE INDEX content_entry_publish_at ON content_entry (publish_at) WHERE publish_at IS NOT NULL;
CREATE INDEX content_entry_unpublish_at ON content_entry (unpublish_at) WHERE unpublish_at IS NOT NULL;

-- Links of both states of an entry. The target may be missing: it is written later, or was deleted.
CREATE TABLE content_link (
	from_id TEXT NOT NULL,
	state TEXT NOT NULL CHECK (state IN ('draft', 'published')),
	field TEXT NOT NULL,
	to_id TEXT NOT NULL,
	PRIMARY KEY (from_id, state, field, to_id)
) WITHOUT ROWID;
CREATE INDEX content_link_to ON content_link (to_id, state);

-- How often published content has changed, and what each change was about.
CREATE TABLE content_revision (
	id INTEGER PRIMARY KEY CHECK (id = 1),
	revision INTEGER NOT NULL
);
INSERT INTO content_revision (id, revision) VALUES (1, 0);
CREATE TABLE content_change (
	revision INTEGER NOT NULL,
	-- entry:<id> or type:<content type>
	tag TEXT NOT NULL,
	PRIMARY KEY (revision, tag)
) WITHOUT ROWID;
