-- Gift cards that are bought: made when their order is paid, mailed on their day (gifts-3).
-- The line of the order; NULL where no order sold it.
ALTER TABLE gift_certificate ADD COLUMN item_id TEXT;
ALTER TABLE gift_certificate ADD COLUMN design TEXT;
-- When its mail is due, and when it went; seconds since 1970. NULL where nothing is mailed.
ALTER TABLE gift_certificate ADD COLUMN send_at INTEGER;
ALTER TABLE gift_certificate ADD COLUMN sent_at INTEGER;
ALTER TABLE gift_certificate ADD COLUMN times_sent INTEGER NOT NULL DEFAULT 0;
CREATE INDEX gift_certificate_to_send ON gift_certificate (send_at) WHERE sent_at IS NULL AND send_at IS NOT NULL;

-- A picture over a mail's text, and headers for its reader's mail program, as JSON.
ALTER TABLE outbox_message ADD COLUMN picture TEXT;
ALTER TABLE outbox_message ADD COLUMN headers TEXT NOT NULL DEFAULT '{}';

-- Those of orders that wait for their payment are made when it comes.
DELETE FROM gift_certificate WHERE pending = 1;
