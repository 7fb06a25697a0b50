-- What the back office needs of this service: a record of what administrators write, resets of a forgotten password,
-- and guesses at a password that are counted before they are answered.

-- A new password is told by its moment; the password itself, hashed or not, is never told.
ALTER TABLE administrators ADD password_changed_at timestamptz NOT NULL DEFAULT now();
CREATE TRIGGER administrators_changes AFTER INSERT OR UPDATE OR DELETE ON administrators
  FOR EACH ROW WHEN (current_setting('larkfare.administrator', true) <> '')
  EXECUTE FUNCTION record_change('email', 'password_hash');

-- A site value is replaced whole: what is told is the part that differs from the version before. Of a list, that is the
-- entries that went and those that came; of a value with named parts, those parts.
CREATE FUNCTION record_site_value() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  was jsonb := (SELECT value FROM site_information_revisions WHERE key = NEW.key AND version = NEW.version - 1);
  before jsonb := jsonb_build_object(NEW.key, was);
  after jsonb := jsonb_build_object(NEW.key, NEW.value);
  gone jsonb;
  come jsonb;
BEGIN
  IF jsonb_typeof(NEW.value) = 'object' AND coalesce(jsonb_typeof(was), 'object') = 'object' THEN
    SELECT jsonb_object_agg(part, was -> part), jsonb_object_agg(part, NEW.value -> part) INTO before, after
    FROM jsonb_object_keys(coalesce(was, '{}') || NEW.value) part
    WHERE was -> part IS DISTINCT FROM NEW.value -> part;
  ELSIF jsonb_typeof(NEW.value) = 'array' AND jsonb_typeof(was) = 'array' THEN
    SELECT jsonb_agg(entry) INTO gone FROM jsonb_array_elements(was) entry
    WHERE entry NOT IN (SELECT jsonb_array_elements(NEW.value));
    SELECT jsonb_agg(entry) INTO come FROM jsonb_array_elements(NEW.value) entry
    WHERE entry NOT IN (SELECT jsonb_array_elements(was));
    -- Another order of the same entries is told whole.
    IF gone IS NOT NULL OR come IS NOT NULL THEN
      before := jsonb_build_object(NEW.key, gone);
      after := jsonb_build_object(NEW.key, come);
    END IF;
  END IF;
  IF NEW.restored_version IS NOT NULL THEN
    after := coalesce(after, '{}') || jsonb_build_object('restored_version', NEW.restored_version);
  END IF;
  INSERT INTO changes (changed_by, subject, subject_id, action, label, before, after)
  VALUES (current_setting('larkfare.administrator'), 'site_information', NEW.key,
          CASE WHEN was IS NULL THEN 'created' ELSE 'updated' END, NEW.key,
          CASE WHEN was IS NOT NULL THEN before END, after);
  RETURN NULL;
END $$;
CREATE TRIGGER site_information_revisions_changes AFTER INSERT ON site_information_revisions
  FOR EACH ROW WHEN (current_setting('larkfare.administrator', true) <> '') EXECUTE FUNCTION record_site_value();

-- Links that set a new password. The token is in the mail only.
CREATE TABLE password_resets (
  id               uuid PRIMARY KEY,
  administrator_id uuid NOT NULL CONSTRAINT password_resets_administrator REFERENCES administrators ON DELETE RESTRICT,
  token_hash       bytea NOT NULL CONSTRAINT password_resets_token_hash_unique UNIQUE,
  requested_at     timestamptz NOT NULL DEFAULT now(),
  expires_at       timestamptz NOT NULL,
  -- When it was used, or made worthless by another change of the password or the address.
  used_at          timestamptz
);
CREATE INDEX password_resets_administrator_id ON password_resets (administrator_id, requested_at);

-- A guess is written down before its password is looked at, so that guesses made at once count each other.
DROP TABLE sign_in_failures;
CREATE TABLE sign_in_attempts (
  id      uuid PRIMARY KEY,
  -- A hash of the address that was typed: people type passwords there.
  account bytea NOT NULL,
  address text NOT NULL,
  at      timestamptz NOT NULL DEFAULT clock_timestamp(),
  -- When its password is looked at; the next one from the same address comes after it.
  due_at  timestamptz NOT NULL
);
CREATE INDEX sign_in_attempts_account ON sign_in_attempts (account);
CREATE INDEX sign_in_attempts_address ON sign_in_attempts (address);
CREATE INDEX sign_in_attempts_at ON sign_in_attempts (at);
