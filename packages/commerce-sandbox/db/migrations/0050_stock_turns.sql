-- The policy of an outer ON CONFLICT replaces that of statements inside a trigger, so a trigger must not rely on one.
DROP TRIGGER stock_turned;
CREATE TRIGGER stock_turned AFTER UPDATE OF ats ON inventory WHEN (old.ats = 0) <> (new.ats = 0)
BEGIN INSERT INTO stock_turn (gen, group_id) SELECT v.gen, v.group_id FROM variant v WHERE v.gen = new.gen AND v.id = new.variant_id
	AND NOT EXISTS (SELECT 1 FROM stock_turn t WHERE t.gen = v.gen AND t.group_id = v.group_id); END;
