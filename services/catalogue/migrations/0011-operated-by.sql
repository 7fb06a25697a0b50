-- The carrier that flies, where it is not the airline; it must be named before a booking.
ALTER TABLE flights ADD operated_by text CONSTRAINT flights_operated_by_length CHECK (length(operated_by) BETWEEN 1 AND 100);
