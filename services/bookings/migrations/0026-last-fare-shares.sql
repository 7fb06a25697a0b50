-- The shares that the content service returned last, for requests while it is unavailable.
CREATE TABLE last_fare_shares (
  only_row       boolean PRIMARY KEY DEFAULT true CONSTRAINT last_fare_shares_only_row CHECK (only_row),
  child_percent  smallint NOT NULL,
  infant_percent smallint NOT NULL
);
