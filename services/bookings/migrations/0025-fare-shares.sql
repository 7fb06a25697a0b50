-- What a child and an infant paid of an adult's fare when the booking was requested.
ALTER TABLE bookings
  ADD child_percent smallint NOT NULL DEFAULT 100
    CONSTRAINT bookings_child_percent_known CHECK (child_percent BETWEEN 0 AND 100),
  ADD infant_percent smallint NOT NULL DEFAULT 100
    CONSTRAINT bookings_infant_percent_known CHECK (infant_percent BETWEEN 0 AND 100);
