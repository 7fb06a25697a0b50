-- The one key that signs links to previews; made by whoever needs it first.
CREATE TABLE preview_key (
  is_only boolean PRIMARY KEY DEFAULT true CONSTRAINT preview_key_is_only CHECK (is_only),
  key     bytea NOT NULL CONSTRAINT preview_key_long CHECK (length(key) = 32)
);
