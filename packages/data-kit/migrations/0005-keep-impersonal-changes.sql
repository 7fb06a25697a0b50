-- The changes of a deleted record keep what is not personal: trigger arguments name those columns. Without any, none is kept.

CREATE OR REPLACE FUNCTION refuse_to_change_the_past() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Within the trigger of a deleted record only, which takes values away: a statement of its own has depth 1.
  IF TG_OP = 'UPDATE' AND pg_trigger_depth() > 1
     AND to_jsonb(NEW) = to_jsonb(OLD) || jsonb_build_object('before', NEW.before, 'after', NEW.after)
     AND (NEW.before IS NULL OR OLD.before @> NEW.before) AND (NEW.after IS NULL OR OLD.after @> NEW.after) THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'The record of changes is never changed or deleted.' USING ERRCODE = 'restrict_violation';
END $$;

CREATE OR REPLACE FUNCTION forget_changes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('UPDATE %I.changes SET
      before = (SELECT jsonb_object_agg(key, value) FROM jsonb_each(before) WHERE key = ANY ($3)),
      after = (SELECT jsonb_object_agg(key, value) FROM jsonb_each(after) WHERE key = ANY ($3))
    WHERE subject = $1 AND subject_id = $2', TG_TABLE_SCHEMA)
  USING TG_TABLE_NAME, OLD.id::text, coalesce(TG_ARGV[0:], '{}');
  RETURN NULL;
END $$;
