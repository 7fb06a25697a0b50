-- Trigger arguments: the columns that people call the row by (or ''), separated by spaces, such as a price's month and travel
-- class; then columns that are not recorded.
CREATE OR REPLACE FUNCTION record_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  administrator text := current_setting('larkfare.administrator', true);
  untold text[] := TG_ARGV[1:] || ARRAY['id', 'created_at', 'updated_at', 'version'];
  was jsonb := CASE WHEN TG_OP <> 'INSERT' THEN to_jsonb(OLD) END;
  is_now jsonb := CASE WHEN TG_OP <> 'DELETE' THEN to_jsonb(NEW) END;
  whole jsonb := coalesce(is_now, was);
  before jsonb := was - untold;
  after jsonb := is_now - untold;
BEGIN
  IF TG_OP = 'UPDATE' THEN
    SELECT jsonb_object_agg(o.key, o.value), jsonb_object_agg(n.key, n.value) INTO before, after
    FROM jsonb_each(was - untold) o JOIN jsonb_each(is_now - untold) n ON n.key = o.key
    WHERE o.value IS DISTINCT FROM n.value;
    IF after IS NULL THEN RETURN NULL; END IF;
  END IF;
  EXECUTE format('INSERT INTO %I.changes (changed_by, subject, subject_id, action, label, before, after) VALUES ($1, $2, $3, $4, $5, $6, $7)', TG_TABLE_SCHEMA)
  USING administrator, TG_TABLE_NAME, coalesce(whole ->> 'id', whole ->> 'flight_id', ''),
    CASE TG_OP WHEN 'INSERT' THEN 'created' WHEN 'UPDATE' THEN 'updated' ELSE 'deleted' END,
    (SELECT string_agg(whole ->> name, ' ' ORDER BY nth) FROM unnest(string_to_array(TG_ARGV[0], ' ')) WITH ORDINALITY part(name, nth)),
    before, after;
  RETURN NULL;
END $$;
