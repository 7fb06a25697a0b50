-- Who changed what in the back office, in every service's own schema. A service puts `record_change` on each of its tables.

CREATE TABLE changes (
  id         bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at         timestamptz NOT NULL DEFAULT now(),
  -- The administrator's e-mail address as it was then.
  changed_by text NOT NULL,
  -- A table, and the id of its row.
  subject    text NOT NULL,
  subject_id text NOT NULL,
  action     text NOT NULL CONSTRAINT changes_action_known CHECK (action IN ('created', 'updated', 'deleted')),
  -- What people call the row, kept because the row may be gone.
  label      text,
  -- The columns that differ; null where there was, or is, no row.
  before     jsonb,
  after      jsonb
);
CREATE INDEX changes_subject ON changes (subject, id DESC);

-- Trigger arguments: the column that people call the row by (or ''), then columns that are not told.
CREATE FUNCTION record_change() RETURNS trigger LANGUAGE plpgsql AS $$
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
    whole ->> nullif(TG_ARGV[0], ''), before, after;
  RETURN NULL;
END $$;

-- What happened stays told.
CREATE FUNCTION refuse_to_change_the_past() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'The record of changes is never changed or deleted.' USING ERRCODE = 'restrict_violation';
END $$;
CREATE TRIGGER changes_are_final BEFORE UPDATE OR DELETE ON changes FOR EACH ROW EXECUTE FUNCTION refuse_to_change_the_past();
