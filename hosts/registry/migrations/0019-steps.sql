-- What pages said of each version during a step of a gradual rollout. It stays, as the steps do.
CREATE TABLE step_reports (
  channel  text    NOT NULL,
  revision integer NOT NULL,
  version  text    NOT NULL,
  outcome  text    NOT NULL,
  count    integer NOT NULL DEFAULT 1,
  -- As in error_groups: how many they are, not who.
  visitors bit(8192) NOT NULL,
  CONSTRAINT step_reports_pkey PRIMARY KEY (channel, revision, version, outcome),
  CONSTRAINT step_reports_step FOREIGN KEY (channel, revision) REFERENCES channel_revisions ON DELETE RESTRICT
) WITH (fillfactor = 50);
