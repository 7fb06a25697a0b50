-- Changes of an administrator's address. Each has one link open at a time: the old address approves a change for which no
-- password was given, the new address confirms it, and then the old address can undo it. The tokens are in the mails only.

CREATE TABLE email_changes (
  id               uuid PRIMARY KEY,
  administrator_id uuid NOT NULL CONSTRAINT email_changes_administrator REFERENCES administrators ON DELETE RESTRICT,
  old_email        text NOT NULL,
  new_email        text NOT NULL,
  has_password     boolean NOT NULL,
  step             text NOT NULL CONSTRAINT email_changes_step CHECK (step IN ('approve', 'confirm', 'undo', 'over')),
  token_hash       bytea CONSTRAINT email_changes_token_hash_unique UNIQUE,
  requested_at     timestamptz NOT NULL DEFAULT now(),
  expires_at       timestamptz NOT NULL,
  CONSTRAINT email_changes_open_link CHECK ((step = 'over') = (token_hash IS NULL))
);
CREATE INDEX email_changes_administrator_id ON email_changes (administrator_id, requested_at);
