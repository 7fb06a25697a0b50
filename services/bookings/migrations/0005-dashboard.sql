-- The dashboard sums up who departs in which month from this index alone.
DROP INDEX bookings_departure_date;
CREATE INDEX bookings_departures ON bookings (departure_date) INCLUDE (state, adults, children, infants);
