-- What the back office needs of bookings, quotes and contact messages: who changed what, lists and searches.

-- Notes and states are told; what only the machine reads is not.
CREATE TRIGGER bookings_changes AFTER INSERT OR UPDATE OR DELETE ON bookings FOR EACH ROW
  WHEN (current_setting('larkfare.administrator', true) <> '') EXECUTE FUNCTION record_change('reference', 'request_hash');

-- As people type it when they look for something: without case and accents.
-- Plain text search by part of a word, as the extension for it (pg_trgm) is not there for every role; at ten thousand
-- rows reading them all takes a few milliseconds, because what is searched is folded when it is written.
CREATE FUNCTION fold(text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$ SELECT lower(regexp_replace(normalize($1, NFD), '[\u0300-\u036f]', '', 'g')) $$;

ALTER TABLE quotes ADD COLUMN search_text text NOT NULL GENERATED ALWAYS AS (fold(
  reference || E'\n' || customer_name || E'\n' || email || E'\n' || contact_phone || E'\n' ||
  "from" || E'\n' || "to" || E'\n' || extra_details || E'\n' || notes)) STORED;
CREATE TRIGGER quotes_changes AFTER INSERT OR UPDATE OR DELETE ON quotes FOR EACH ROW
  WHEN (current_setting('larkfare.administrator', true) <> '') EXECUTE FUNCTION record_change('reference', 'request_hash', 'search_text');

ALTER TABLE contact_messages ADD COLUMN search_text text NOT NULL GENERATED ALWAYS AS (fold(
  reference || E'\n' || name || E'\n' || email || E'\n' || phone || E'\n' || message || E'\n' || extra_notes)) STORED;
CREATE TRIGGER contact_messages_changes AFTER INSERT OR UPDATE OR DELETE ON contact_messages FOR EACH ROW
  WHEN (current_setting('larkfare.administrator', true) <> '') EXECUTE FUNCTION record_change('reference', 'request_hash', 'search_text');

-- Lists come newest first. These hold what is filtered by, so that a page and a count are read from the index alone.
DROP INDEX bookings_created_at;
CREATE INDEX bookings_list ON bookings (created_at DESC, id DESC)
  INCLUDE (state, airline_id, departure_airport_id, arrival_airport_id);
DROP INDEX quotes_created_at;
CREATE INDEX quotes_list ON quotes (created_at DESC, id DESC) INCLUDE (status);
DROP INDEX contact_messages_created_at;
CREATE INDEX contact_messages_list ON contact_messages (created_at DESC, id DESC) INCLUDE (status);
