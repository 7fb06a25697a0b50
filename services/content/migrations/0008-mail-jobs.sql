-- The queue of mails about the account (docs/adr/0005), made as that of the bookings service is, for the same reasons.
SET LOCAL ROLE NONE;
CREATE SCHEMA IF NOT EXISTS content_jobs AUTHORIZATION larkfare_content;
SET LOCAL ROLE larkfare_content;

CREATE TABLE content_jobs.migrations (
  id       integer PRIMARY KEY,
  ts       timestamptz NOT NULL DEFAULT now(),
  breaking boolean NOT NULL DEFAULT false
);
