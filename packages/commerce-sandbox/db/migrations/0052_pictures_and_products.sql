-- Imported pictures and how many of the widths that pages ask for have been made of each.
CREATE TABLE picture_ahead (source TEXT PRIMARY KEY, widths INTEGER NOT NULL DEFAULT 0) WITHOUT ROWID;
CREATE INDEX picture_ahead_next ON picture_ahead (widths);
INSERT INTO picture_ahead (source) SELECT DISTINCT source FROM media WHERE source LIKE 'upload/%';

-- The European Article Number of what is sold; `own_ean` is that of a product without variants, as imported.
ALTER TABLE product ADD COLUMN own_ean TEXT;
ALTER TABLE variant ADD COLUMN ean TEXT;

-- When an import last changed a product, in milliseconds since 1970.
ALTER TABLE product ADD COLUMN updated_at INTEGER;
UPDATE product SET updated_at = (SELECT g.created_at FROM generation g WHERE g.gen = product.gen);
