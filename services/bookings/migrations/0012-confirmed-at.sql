-- When a booking was first confirmed: cancelled later, it is still a booking in the accounts, and not a request that led to none.
ALTER TABLE bookings ADD confirmed_at timestamptz;

CREATE FUNCTION note_confirmation() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.confirmed_at := CASE TG_OP WHEN 'INSERT' THEN NEW.updated_at ELSE now() END;
  RETURN NEW;
END $$;
CREATE TRIGGER bookings_note_confirmation BEFORE INSERT OR UPDATE ON bookings FOR EACH ROW
  WHEN (NEW.state = 'confirmed' AND NEW.confirmed_at IS NULL) EXECUTE FUNCTION note_confirmation();

-- The state tells it to people already.
DROP TRIGGER bookings_changes ON bookings;
CREATE TRIGGER bookings_changes AFTER INSERT OR UPDATE OR DELETE ON bookings FOR EACH ROW
  WHEN (current_setting('larkfare.administrator', true) <> '') EXECUTE FUNCTION record_change('reference', 'request_hash', 'confirmed_at');

UPDATE bookings SET confirmed_at = updated_at WHERE state = 'confirmed';
UPDATE bookings SET confirmed_at = was.at
  FROM (SELECT subject_id, min(at) AS at FROM changes
         WHERE subject = 'bookings' AND 'confirmed' IN (before ->> 'state', after ->> 'state') GROUP BY subject_id) was
 WHERE bookings.id = was.subject_id::uuid;
