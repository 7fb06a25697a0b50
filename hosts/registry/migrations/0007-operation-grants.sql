-- What the mount gate may ask the API meanwhile, at whichever server of the site it is answered.
CREATE TABLE operation_grants (
  token_hash bytea PRIMARY KEY,
  operations text[] NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
