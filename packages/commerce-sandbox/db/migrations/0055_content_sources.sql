-- The file from which an entry was loaded last, so that an export gives it back, and loading it again keeps what editors changed since.
CREATE TABLE content_source (
	id TEXT PRIMARY KEY,
	-- Path below the house's folder of content.
	path TEXT NOT NULL,
	text TEXT NOT NULL,
	-- The entry as it was loaded, in the form that imports compare.
	content TEXT NOT NULL
) WITHOUT ROWID;
