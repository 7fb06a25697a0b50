-- What visitors' pages say of the versions they load, counted by the minute.
CREATE TABLE reports (
  remote  text NOT NULL,
  version text NOT NULL,
  minute  timestamptz NOT NULL,
  outcome text NOT NULL CONSTRAINT reports_outcome_known CHECK (outcome IN ('loaded', 'missing', 'late', 'broken', 'crashed')),
  count   integer NOT NULL CONSTRAINT reports_count_positive CHECK (count > 0),
  CONSTRAINT reports_pkey PRIMARY KEY (remote, version, minute, outcome),
  CONSTRAINT reports_version FOREIGN KEY (remote, version) REFERENCES versions (remote, version) ON DELETE RESTRICT
);
