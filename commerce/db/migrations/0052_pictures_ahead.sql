-- Imported pictures and how many of the widths that pages ask for have been made of each.
CREATE TABLE picture_ahead (source TEXT PRIMARY KEY, widths INTEGER NOT NULL DEFAULT 0) WITHOUT ROWID;
CREATE INDEX picture_ahead_next ON picture_ahead (widths);
INSERT INTO picture_ahead (source) SELECT DISTINCT source FROM media WHERE source LIKE 'upload/%';
