-- Where the code of a published script comes from; served to nobody. PostgreSQL compresses it.
CREATE TABLE source_maps (
  remote  text NOT NULL,
  version text NOT NULL,
  script  text NOT NULL,
  map     text NOT NULL,
  CONSTRAINT source_maps_pkey PRIMARY KEY (remote, version, script),
  CONSTRAINT source_maps_version FOREIGN KEY (remote, version) REFERENCES versions (remote, version) ON DELETE RESTRICT
);

-- Errors on visitors' pages, without personal data: the same error at the same place of a version is one row.
CREATE TABLE error_groups (
  remote      text NOT NULL,
  version     text NOT NULL,
  fingerprint bytea NOT NULL,
  name        text NOT NULL,
  message     text NOT NULL,
  place       text NOT NULL,
  count       integer NOT NULL DEFAULT 1,
  -- A bit for each visitor, at a place that many visitors share: tells how many they are, not who.
  visitors    bit(8192) NOT NULL,
  first_seen  timestamptz NOT NULL DEFAULT now(),
  last_seen   timestamptz NOT NULL DEFAULT now(),
  -- Of the first: frames, routes, operations, browser, outcome.
  sample      jsonb NOT NULL,
  CONSTRAINT error_groups_pkey PRIMARY KEY (remote, version, fingerprint),
  CONSTRAINT error_groups_version FOREIGN KEY (remote, version) REFERENCES versions (remote, version) ON DELETE RESTRICT
);
CREATE INDEX error_groups_last_seen ON error_groups (last_seen);
