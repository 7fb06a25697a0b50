-- Telephone numbers are stored in one form (E.164), and searches fold text and numbers as people type them.

-- Numbers that were stored as they were typed: British ones, and those with a country code.
CREATE FUNCTION pg_temp.to_e164(typed text) RETURNS text LANGUAGE sql AS $$
  SELECT CASE
      WHEN international ~ '^44' THEN regexp_replace(international, '^440?(\d{9,10})$', '+44\1')
      WHEN international ~ '^[1-9]\d{6,14}$' THEN '+' || international
      WHEN digits ~ '^0[1-9]\d{8,9}$' THEN '+44' || substr(digits, 2)
    END || CASE WHEN extension <> '' THEN ' ext ' || extension ELSE '' END
  FROM (SELECT regexp_replace(replace(number, '(0)', ''), '\D', '', 'g') AS digits, number, extension
          FROM (SELECT regexp_replace(typed, '(x|ext).*$', '', 'i') AS number,
                       substring(typed FROM '(?:x|ext)\.? ?(\d+)$') AS extension) parts) plain,
       LATERAL (SELECT CASE WHEN number ~ '^\+' THEN digits WHEN digits ~ '^00' THEN substr(digits, 3) END AS international) code
$$;
UPDATE bookings SET contact_phone = coalesce(pg_temp.to_e164(contact_phone), contact_phone);
UPDATE quotes SET contact_phone = coalesce(pg_temp.to_e164(contact_phone), contact_phone) WHERE contact_phone <> '';
UPDATE contact_messages SET phone = coalesce(pg_temp.to_e164(phone), phone) WHERE phone <> '';

CREATE COLLATION names (provider = icu, locale = 'en-GB');

-- Folds like `fold` of packages/text-rules, and like this function of the catalogue.
CREATE FUNCTION folded(typed text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN btrim(regexp_replace(
  replace(replace(replace(replace(
    translate(regexp_replace(lower(normalize(typed COLLATE names, NFD)), '[\u0300-\u036f''’‘ʼʻ′`´]', '', 'g'), 'øłđðı', 'olddi'),
    'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'),
  '[^[:alnum:]]+', ' ', 'g'));

-- A reference with and without its hyphen, and a number's digits with its country code and with the 0 of a British one.
CREATE FUNCTION searched_codes(reference text, phone text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN reference || ' ' || replace(reference, '-', '') || ' ' || phone || ' ' ||
  regexp_replace(regexp_replace(phone, '^\+44', '0'), '\D', '', 'g');

ALTER TABLE bookings DROP COLUMN search_text, ADD COLUMN search_text text COLLATE "C" NOT NULL GENERATED ALWAYS AS (folded(
  searched_codes(reference, contact_phone) || ' ' || customer_name || ' ' || user_email)) STORED;
ALTER TABLE quotes DROP COLUMN search_text, ADD COLUMN search_text text COLLATE "C" NOT NULL GENERATED ALWAYS AS (folded(
  searched_codes(reference, contact_phone) || ' ' || customer_name || ' ' || email || ' ' ||
  "from" || ' ' || "to" || ' ' || extra_details || ' ' || notes)) STORED;
ALTER TABLE contact_messages DROP COLUMN search_text, ADD COLUMN search_text text COLLATE "C" NOT NULL GENERATED ALWAYS AS (folded(
  searched_codes(reference, phone) || ' ' || name || ' ' || email || ' ' || message || ' ' || extra_notes)) STORED;
DROP FUNCTION fold(text);

-- The searched text repeats what is recorded already.
DROP TRIGGER bookings_changes ON bookings;
CREATE TRIGGER bookings_changes AFTER INSERT OR UPDATE OR DELETE ON bookings FOR EACH ROW
  WHEN (current_setting('larkfare.administrator', true) <> '')
  EXECUTE FUNCTION record_change('reference', 'request_hash', 'search_text', 'confirmed_at');
