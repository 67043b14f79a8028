-- Resources of the stand-in of a Contentful space, as JSON. The counter tells isolates when to read them again.
CREATE TABLE contentful_resource (
	kind TEXT NOT NULL,
	id TEXT NOT NULL,
	resource TEXT NOT NULL,
	PRIMARY KEY (kind, id)
);
CREATE TABLE contentful_counter (name TEXT PRIMARY KEY, changes INTEGER NOT NULL);
INSERT INTO contentful_counter (name, changes) VALUES ('space', 0);
