-- A key that was replaced checks the tokens that it has signed until they have expired.
ALTER TABLE signing_keys ADD COLUMN retired_at timestamptz;
