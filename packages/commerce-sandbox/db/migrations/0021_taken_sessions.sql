-- The customer who took over what the guest of this session had. From then on the usid opens no session but that customer's own.
ALTER TABLE shopper_session ADD COLUMN taken_by TEXT;
