-- 0 if the limit of mails to an address was reached at the time of writing; the constraint then fails the batch.
ALTER TABLE share_count ADD COLUMN few INTEGER NOT NULL DEFAULT 1 CONSTRAINT share_count_few CHECK (few = 1);
