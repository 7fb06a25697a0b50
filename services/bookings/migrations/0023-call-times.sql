-- When the customer would like to be rung; the day is that of the request.
ALTER TABLE bookings ADD call_time text NOT NULL DEFAULT 'any'
  CONSTRAINT bookings_call_time_known CHECK (call_time IN ('any', 'today', 'evening', 'tomorrowMorning'));
ALTER TABLE quotes ADD call_time text NOT NULL DEFAULT 'any'
  CONSTRAINT quotes_call_time_known CHECK (call_time IN ('any', 'today', 'evening', 'tomorrowMorning'));
