-- An alert may wait for the first price of its trip.
ALTER TABLE price_alerts ALTER last_price_pence DROP NOT NULL;
