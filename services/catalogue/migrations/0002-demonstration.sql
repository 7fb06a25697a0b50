-- One row while the catalogue holds demonstration data, so that the site can say so. Whoever empties the catalogue removes it.
CREATE TABLE demonstration (
  only_row  boolean PRIMARY KEY DEFAULT true CONSTRAINT demonstration_only_row CHECK (only_row),
  loaded_at timestamptz NOT NULL DEFAULT now()
);
