-- Bought gift cards are created when their order is paid and mailed on the chosen day (gifts-3). `item_id` is the order's line, NULL if no
-- order sold the card.
ALTER TABLE gift_certificate ADD COLUMN item_id TEXT;
ALTER TABLE gift_certificate ADD COLUMN design TEXT;
-- Times at which the mail is due and was sent, in seconds since 1970; NULL if no mail is sent.
ALTER TABLE gift_certificate ADD COLUMN send_at INTEGER;
ALTER TABLE gift_certificate ADD COLUMN sent_at INTEGER;
ALTER TABLE gift_certificate ADD COLUMN times_sent INTEGER NOT NULL DEFAULT 0;
CREATE INDEX gift_certificate_to_send ON gift_certificate (send_at) WHERE sent_at IS NULL AND send_at IS NOT NULL;

-- Picture above the mail's text, and headers for mail programs as JSON.
ALTER TABLE outbox_message ADD COLUMN picture TEXT;
ALTER TABLE outbox_message ADD COLUMN headers TEXT NOT NULL DEFAULT '{}';

-- Gift cards of unpaid orders are created when the payment arrives.
DELETE FROM gift_certificate WHERE pending = 1;
