-- Name sent by the command that started the import; the refusal of a second import shows this name.
ALTER TABLE generation ADD COLUMN started_by TEXT;
