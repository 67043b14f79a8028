-- A request id belongs to one form; a different form with the id is refused.
UPDATE store_reservation SET request_id = NULL
	WHERE EXISTS (SELECT 1 FROM store_reservation AS other WHERE other.request_id = store_reservation.request_id AND other.id < store_reservation.id);
DROP INDEX reservation_asked_once;
CREATE UNIQUE INDEX reservation_asked_once ON store_reservation (request_id);
UPDATE store_appointment SET request_id = NULL
	WHERE EXISTS (SELECT 1 FROM store_appointment AS other WHERE other.request_id = store_appointment.request_id AND other.id < store_appointment.id);
DROP INDEX appointment_asked_once;
CREATE UNIQUE INDEX appointment_asked_once ON store_appointment (request_id);

-- `network`: hash of the network address, NULL if unknown. `few`: 0 if the network's limit was reached at the time of writing.
ALTER TABLE store_reservation ADD COLUMN network TEXT;
ALTER TABLE store_reservation ADD COLUMN few INTEGER NOT NULL DEFAULT 1 CONSTRAINT store_reservation_few CHECK (few = 1);
CREATE INDEX reservation_of_network ON store_reservation (network, until_at);
ALTER TABLE store_appointment ADD COLUMN network TEXT;
ALTER TABLE store_appointment ADD COLUMN few INTEGER NOT NULL DEFAULT 1 CONSTRAINT store_appointment_few CHECK (few = 1);
CREATE INDEX appointment_of_network ON store_appointment (network, begins_at);
