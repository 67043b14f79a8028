-- Imported pictures, with the number of widths that have been made of each.
CREATE TABLE picture_ahead (source TEXT PRIMARY KEY, widths INTEGER NOT NULL DEFAULT 0) WITHOUT ROWID;
CREATE INDEX picture_ahead_next ON picture_ahead (widths);
INSERT INTO picture_ahead (source) SELECT DISTINCT source FROM media WHERE source LIKE 'upload/%';

-- European Article Numbers; `own_ean` belongs to a product without variants.
ALTER TABLE product ADD COLUMN own_ean TEXT;
ALTER TABLE variant ADD COLUMN ean TEXT;

-- Time of the last change by an import, in milliseconds since 1970.
ALTER TABLE product ADD COLUMN updated_at INTEGER;
UPDATE product SET updated_at = (SELECT g.created_at FROM generation g WHERE g.gen = product.gen);
