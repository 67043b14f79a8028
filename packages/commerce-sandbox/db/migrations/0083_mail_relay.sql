-- Mails that a queue has taken for the mail service, since when, and why the service refused them (cloud-47).
ALTER TABLE outbox_message ADD COLUMN queued_at INTEGER;
ALTER TABLE outbox_message ADD COLUMN failure TEXT;

CREATE INDEX outbox_message_to_queue ON outbox_message (queued_at) WHERE failure IS NULL;
