-- One row once demonstration enquiries were loaded, so that who deletes them all does not get them again.
CREATE TABLE demonstration (
  only_row  boolean PRIMARY KEY DEFAULT true CONSTRAINT demonstration_only_row CHECK (only_row),
  loaded_at timestamptz NOT NULL DEFAULT now()
);
