-- The sources that a version's source maps hold, for its reviewers and its team; served to nobody else.
CREATE TABLE sources (
  remote  text NOT NULL,
  version text NOT NULL,
  -- As the maps name it.
  name    text NOT NULL,
  content text NOT NULL,
  CONSTRAINT sources_pkey PRIMARY KEY (remote, version, name),
  CONSTRAINT sources_version FOREIGN KEY (remote, version) REFERENCES versions (remote, version) ON DELETE RESTRICT
);
