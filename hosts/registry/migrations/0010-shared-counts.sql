-- What servers count together for some minutes. A crash of PostgreSQL may empty these tables, and a backup need not have them.

-- What an address has used of a rate limit, until its window ends.
CREATE UNLOGGED TABLE usage (
  "limit" text             NOT NULL,
  address text             NOT NULL,
  used    double precision NOT NULL CONSTRAINT usage_positive CHECK (used > 0),
  ends_at timestamptz      NOT NULL,
  CONSTRAINT usage_pkey PRIMARY KEY ("limit", address)
) WITH (fillfactor = 50);

-- When a version was last sent to a visitor, and when it last loaded, timed out or failed there.
CREATE UNLOGGED TABLE visits (
  remote    text        NOT NULL,
  version   text        NOT NULL,
  visitor   bytea       NOT NULL,
  sent_at   timestamptz,
  loaded_at timestamptz,
  late_at   timestamptz,
  failed_at timestamptz,
  last_at   timestamptz NOT NULL,
  CONSTRAINT visits_pkey PRIMARY KEY (remote, version, visitor)
) WITH (fillfactor = 50);
