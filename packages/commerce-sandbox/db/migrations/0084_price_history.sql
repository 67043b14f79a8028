-- Prices of variants that an import has replaced, with the millisecond until which they applied. Rows belong to no generation.
CREATE TABLE price_history (
	variant_id TEXT NOT NULL,
	until INTEGER NOT NULL,
	prices TEXT NOT NULL,
	PRIMARY KEY (variant_id, until)
) WITHOUT ROWID;
