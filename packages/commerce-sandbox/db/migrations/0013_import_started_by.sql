-- Who began an import, as the command that sends it says; told to those who find it in their way.
ALTER TABLE generation ADD COLUMN started_by TEXT;
