-- Bookings are searched as quotes and contact messages are: by part of a word, without case and accents.
ALTER TABLE bookings ADD COLUMN search_text text NOT NULL GENERATED ALWAYS AS (fold(
  reference || E'\n' || customer_name || E'\n' || user_email || E'\n' || contact_phone)) STORED;

-- What only the machine reads is not told.
DROP TRIGGER bookings_changes ON bookings;
CREATE TRIGGER bookings_changes AFTER INSERT OR UPDATE OR DELETE ON bookings FOR EACH ROW
  WHEN (current_setting('larkfare.administrator', true) <> '') EXECUTE FUNCTION record_change('reference', 'request_hash', 'search_text');
