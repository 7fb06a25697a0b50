-- The administrator's account, what is signed in, and the key that signs tokens.

CREATE TABLE administrators (
  id            uuid PRIMARY KEY,
  email         text NOT NULL CONSTRAINT administrators_email_filled CHECK (btrim(email) <> ''),
  -- argon2id, with its own salt and parameters.
  password_hash text NOT NULL,
  created_at    timestamptz NOT NULL DEFAULT now(),
  updated_at    timestamptz NOT NULL DEFAULT now(),
  version       integer NOT NULL DEFAULT 1
);
CREATE UNIQUE INDEX administrators_email_unique ON administrators (lower(email));

-- A token is good only while its session is: ending the session ends the token at once.
CREATE TABLE sessions (
  id               uuid PRIMARY KEY,
  administrator_id uuid NOT NULL CONSTRAINT sessions_administrator REFERENCES administrators ON DELETE RESTRICT,
  created_at       timestamptz NOT NULL DEFAULT now(),
  last_used_at     timestamptz NOT NULL DEFAULT now(),
  ended_at         timestamptz
);
CREATE INDEX sessions_administrator_id ON sessions (administrator_id);

CREATE TABLE signing_keys (
  id          uuid PRIMARY KEY,
  private_jwk jsonb NOT NULL,
  created_at  timestamptz NOT NULL DEFAULT now()
);

-- Wrong passwords of the last while; each makes the next answer slower, right or wrong.
CREATE TABLE sign_in_failures (
  id      uuid PRIMARY KEY,
  email   text NOT NULL,
  address text NOT NULL,
  at      timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX sign_in_failures_email ON sign_in_failures (email, at);
CREATE INDEX sign_in_failures_address ON sign_in_failures (address, at);
