-- Part of the snapshot: the class whose price was offered.
ALTER TABLE bookings ADD travel_class text NOT NULL DEFAULT 'economy'
  CONSTRAINT bookings_travel_class_known CHECK (travel_class IN ('economy', 'premiumEconomy', 'business', 'first'));
