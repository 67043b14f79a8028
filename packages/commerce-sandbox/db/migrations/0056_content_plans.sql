-- Versions that take the place of what is shown of an entry at a time. Times are seconds since 1970.
CREATE TABLE content_plan (
	id TEXT NOT NULL,
	publish_at INTEGER NOT NULL,
	unpublish_at INTEGER,
	fields TEXT NOT NULL,
	planned_by TEXT NOT NULL,
	-- JSON list of what was wrong when the version was due; NULL until then.
	issues TEXT,
	PRIMARY KEY (id, publish_at)
) WITHOUT ROWID;
CREATE INDEX content_plan_due ON content_plan (publish_at) WHERE issues IS NULL;

-- State, draft and planned versions as they were loaded from the file, in the form that imports compare; NULL if the file has none.
ALTER TABLE content_source ADD COLUMN unpublished TEXT;
