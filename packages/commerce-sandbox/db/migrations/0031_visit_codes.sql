-- What opens a reservation or an appointment from its mail, without a session; and what someone comes for.
ALTER TABLE store_reservation ADD COLUMN access_code TEXT;
ALTER TABLE store_appointment ADD COLUMN access_code TEXT;
ALTER TABLE store_appointment ADD COLUMN service TEXT NOT NULL DEFAULT '';
