-- Finds the events of an order, for the ledger (event-20).
CREATE INDEX dataset_event_of_order ON dataset_event (body ->> '$.data.transactionId') WHERE body ->> '$.data.transactionId' IS NOT NULL;
