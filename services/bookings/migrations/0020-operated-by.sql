-- Part of the snapshot: the carrier that flies, where it is not the airline.
ALTER TABLE bookings ADD operated_by text;
