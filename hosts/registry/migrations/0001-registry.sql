-- Published remotes, which versions visitors get, and who may publish. What was published or decided is never changed.

CREATE TABLE remotes (
  name       text PRIMARY KEY CONSTRAINT remotes_name_format CHECK (name ~ '^[a-z][a-z0-9-]{0,39}$'),
  title      text NOT NULL CONSTRAINT remotes_title_filled CHECK (btrim(title) <> ''),
  created_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE versions (
  remote       text NOT NULL CONSTRAINT versions_remote REFERENCES remotes ON DELETE RESTRICT,
  version      text NOT NULL,
  -- The hash that every address of its files carries.
  build        text NOT NULL,
  -- sha-256 over the manifest and all files: the same content has the same hash, whoever built it.
  content_hash text NOT NULL,
  manifest     jsonb NOT NULL,
  -- The GraphQL operations it asks.
  operations   jsonb NOT NULL,
  bytes        integer NOT NULL,
  published_by text NOT NULL,
  published_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT versions_pkey PRIMARY KEY (remote, version),
  CONSTRAINT versions_build_unique UNIQUE (remote, build)
);

CREATE TABLE channels (
  name          text PRIMARY KEY CONSTRAINT channels_name_format CHECK (name ~ '^[a-z][a-z0-9-]{0,39}$'),
  revision      integer NOT NULL DEFAULT 0,
  -- While locked nothing is activated; rolling back stays possible.
  locked_reason text,
  locked_by     text,
  CONSTRAINT channels_lock_whole CHECK ((locked_reason IS NULL) = (locked_by IS NULL))
);
INSERT INTO channels (name) VALUES ('production'), ('preview');

-- What each revision of a channel did: a single line, as two can never have the same number.
CREATE TABLE channel_revisions (
  channel      text NOT NULL CONSTRAINT channel_revisions_channel REFERENCES channels ON DELETE RESTRICT,
  revision     integer NOT NULL CONSTRAINT channel_revisions_positive CHECK (revision > 0),
  action       text NOT NULL CONSTRAINT channel_revisions_action_known CHECK (action IN ('activated', 'rolled back', 'withdrawn')),
  remote       text NOT NULL CONSTRAINT channel_revisions_remote REFERENCES remotes ON DELETE RESTRICT,
  from_version text,
  -- Absent when the remote was taken out of the channel.
  to_version   text,
  changed_by   text NOT NULL,
  reason       text NOT NULL DEFAULT '',
  changed_at   timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT channel_revisions_pkey PRIMARY KEY (channel, revision),
  CONSTRAINT channel_revisions_to FOREIGN KEY (remote, to_version) REFERENCES versions (remote, version) ON DELETE RESTRICT
);
CREATE INDEX channel_revisions_remote ON channel_revisions (channel, remote, revision DESC);

-- A token publishes and activates one remote. It is shown once; only its hash is kept.
CREATE TABLE deploy_tokens (
  id           uuid PRIMARY KEY,
  remote       text NOT NULL CONSTRAINT deploy_tokens_remote REFERENCES remotes ON DELETE RESTRICT,
  label        text NOT NULL CONSTRAINT deploy_tokens_label_filled CHECK (btrim(label) <> ''),
  token_hash   bytea NOT NULL CONSTRAINT deploy_tokens_hash_unique UNIQUE,
  created_by   text NOT NULL,
  created_at   timestamptz NOT NULL DEFAULT now(),
  last_used_at timestamptz,
  revoked_at   timestamptz
);

CREATE FUNCTION refuse_to_change_what_was_published() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'What was published stays as it is.' USING ERRCODE = 'restrict_violation';
END $$;
CREATE TRIGGER versions_are_final BEFORE UPDATE OR DELETE ON versions FOR EACH ROW EXECUTE FUNCTION refuse_to_change_what_was_published();
CREATE TRIGGER channel_revisions_are_final BEFORE UPDATE OR DELETE ON channel_revisions FOR EACH ROW EXECUTE FUNCTION refuse_to_change_what_was_published();

-- Shells read what is live from memory; each reads again when a channel changes.
CREATE FUNCTION notify_registry_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('registry_changed', '');
  RETURN NULL;
END $$;
CREATE TRIGGER channels_changed AFTER UPDATE ON channels FOR EACH STATEMENT EXECUTE FUNCTION notify_registry_changed();
