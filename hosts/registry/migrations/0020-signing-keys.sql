-- Keys of a remote's team, of which the registry has the public half. A remote that has one takes signed versions only.
CREATE TABLE signing_keys (
  id         uuid CONSTRAINT signing_keys_pkey PRIMARY KEY,
  remote     text NOT NULL CONSTRAINT signing_keys_remote REFERENCES remotes ON DELETE RESTRICT,
  label      text NOT NULL,
  -- Ed25519, PEM.
  public_key text NOT NULL,
  created_by text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  -- Its signatures stay; it makes no new ones.
  removed_at timestamptz
);
CREATE UNIQUE INDEX signing_keys_unique ON signing_keys (remote, public_key) WHERE removed_at IS NULL;

ALTER TABLE versions
  ADD COLUMN signing_key uuid CONSTRAINT versions_signing_key REFERENCES signing_keys ON DELETE RESTRICT,
  -- Base64.
  ADD COLUMN signature text,
  ADD CONSTRAINT versions_signature_whole CHECK ((signing_key IS NULL) = (signature IS NULL));
