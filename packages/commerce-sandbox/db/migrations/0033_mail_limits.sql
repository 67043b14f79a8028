-- Mails to an address that someone else may have entered, visits' among them, count here: none is written where there are too many.
-- 0 where there were enough at the moment of writing.
ALTER TABLE share_count ADD COLUMN few INTEGER NOT NULL DEFAULT 1 CONSTRAINT share_count_few CHECK (few = 1);
