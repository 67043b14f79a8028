-- Customer who took over the guest's data. Afterwards only this customer may open a session with the usid.
ALTER TABLE shopper_session ADD COLUMN taken_by TEXT;
