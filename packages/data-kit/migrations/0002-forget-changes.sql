-- A record about a person takes what it held along when it is deleted. Of its changes stay who, when, what was done,
-- and the record's id and label.

CREATE OR REPLACE FUNCTION refuse_to_change_the_past() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Within the trigger of a deleted record only: a statement of its own has depth 1.
  IF TG_OP = 'UPDATE' AND pg_trigger_depth() > 1
     AND to_jsonb(NEW) = to_jsonb(OLD) || '{"before": null, "after": null}' THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'The record of changes is never changed or deleted.' USING ERRCODE = 'restrict_violation';
END $$;

-- For tables of personal data. Its trigger comes after `record_change` in the alphabet, so that it meets the deletion too.
CREATE FUNCTION forget_changes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('UPDATE %I.changes SET before = NULL, after = NULL WHERE subject = $1 AND subject_id = $2', TG_TABLE_SCHEMA)
  USING TG_TABLE_NAME, OLD.id::text;
  RETURN NULL;
END $$;
