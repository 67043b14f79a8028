-- Editorial entries. Times are seconds since 1970. Fields are JSON by name, as declared in packages/content-model.
CREATE TABLE content_entry (
	id TEXT PRIMARY KEY,
	type TEXT NOT NULL,
	-- Incremented by every change, so that of two editors the second is told of the conflict.
	version INTEGER NOT NULL DEFAULT 1,
	status TEXT NOT NULL CHECK (status IN ('draft', 'changed', 'published', 'archived')),
	-- A published entry is shown between these times alone; NULL means no limit.
	publish_at INTEGER,
	unpublish_at INTEGER,
	-- Customer group that sees the entry; NULL for all shoppers.
	customer_group TEXT,
	-- JSON list of site ids; NULL for all sites.
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

-- Links of drafts and of published entries. The target of a link may be missing.
CREATE TABLE content_link (
	from_id TEXT NOT NULL,
	state TEXT NOT NULL CHECK (state IN ('draft', 'published')),
	field TEXT NOT NULL,
	to_id TEXT NOT NULL,
	PRIMARY KEY (from_id, state, field, to_id)
) WITHOUT ROWID;
CREATE INDEX content_link_to ON content_link (to_id, state);

-- Number of changes of published content; content_change holds the tags of each change.
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
