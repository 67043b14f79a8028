-- Code of a mail that opens a reservation or appointment without a session; and the purpose of the visit.
ALTER TABLE store_reservation ADD COLUMN access_code TEXT;
ALTER TABLE store_appointment ADD COLUMN access_code TEXT;
ALTER TABLE store_appointment ADD COLUMN service TEXT NOT NULL DEFAULT '';
