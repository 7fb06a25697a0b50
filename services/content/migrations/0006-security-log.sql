-- Where sessions began, and what happened to the account: who signs in, who is refused, which credentials change.

ALTER TABLE sessions ADD network text, ADD agent text;

CREATE TABLE security_events (
  id      uuid PRIMARY KEY,
  at      timestamptz NOT NULL DEFAULT now(),
  kind    text NOT NULL,
  -- An administrator's address as it was then; what else was typed there is not stored, people type passwords.
  account text,
  -- A network of many subscribers, not one visitor's address.
  network text NOT NULL,
  -- The browser's family, such as Firefox on Windows.
  agent   text NOT NULL,
  detail  text
);
CREATE INDEX security_events_at ON security_events (at);
CREATE INDEX security_events_kind ON security_events (kind, at);
