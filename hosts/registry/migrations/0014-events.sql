-- What happened to a remote, for its team, in order. Most rows come from triggers, so that none is forgotten.
CREATE TABLE events (
  id          bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT events_pkey PRIMARY KEY,
  remote      text NOT NULL CONSTRAINT events_remote REFERENCES remotes ON DELETE RESTRICT,
  version     text,
  kind        text NOT NULL CONSTRAINT events_kind_known CHECK (kind IN (
    'published', 'activated', 'shared', 'rolled back', 'withdrawn', 'offered', 'yanked', 'taken down', 'reviewed',
    'unreviewed', 'failed', 'would not pass', 'operation deprecated', 'test')),
  text        text NOT NULL DEFAULT '',
  author      text NOT NULL,
  happened_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX events_of_remote ON events (remote, id DESC);

-- Of a rollback: the version that went back.
CREATE FUNCTION version_of(revision channel_revisions) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN revision.action IN ('rolled back', 'withdrawn') THEN revision.from_version
              ELSE coalesce(revision.candidate, revision.to_version) END
$$;
CREATE FUNCTION text_of(revision channel_revisions) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT concat_ws(' ', CASE
      WHEN revision.action = 'shared' THEN revision.share || ' % of ' || revision.channel || '.'
      WHEN revision.action = 'activated' THEN 'In ' || revision.channel || '.'
      WHEN revision.to_version IS NULL THEN 'Nothing is live in ' || revision.channel || '.'
      ELSE revision.to_version || ' is live in ' || revision.channel || '.'
    END, nullif(revision.reason, ''))
$$;

INSERT INTO events (remote, version, kind, text, author, happened_at)
SELECT remote, version, 'published', '', published_by, published_at AS at FROM versions
UNION ALL
SELECT remote, version_of(r), action, text_of(r), changed_by, changed_at FROM channel_revisions r
UNION ALL
SELECT remote, version, availability, reason, decided_by, decided_at FROM version_withdrawals
UNION ALL
SELECT r.remote, v.version, r.trust, '', r.decided_by, r.decided_at
FROM version_reviews r JOIN versions v ON v.remote = r.remote AND v.content_hash = r.content_hash
ORDER BY at;

CREATE FUNCTION record_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO events (remote, version, kind, author) VALUES (NEW.remote, NEW.version, 'published', NEW.published_by);
  RETURN NULL;
END $$;
CREATE TRIGGER versions_recorded AFTER INSERT ON versions FOR EACH ROW EXECUTE FUNCTION record_version();

CREATE FUNCTION record_channel_revision() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO events (remote, version, kind, text, author)
  VALUES (NEW.remote, version_of(NEW), NEW.action, text_of(NEW), NEW.changed_by);
  RETURN NULL;
END $$;
CREATE TRIGGER channel_revisions_recorded AFTER INSERT ON channel_revisions FOR EACH ROW EXECUTE FUNCTION record_channel_revision();

CREATE FUNCTION record_withdrawal() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO events (remote, version, kind, text, author)
  VALUES (NEW.remote, NEW.version, NEW.availability, NEW.reason, NEW.decided_by);
  RETURN NULL;
END $$;
CREATE TRIGGER version_withdrawals_recorded AFTER INSERT ON version_withdrawals FOR EACH ROW EXECUTE FUNCTION record_withdrawal();

CREATE FUNCTION record_review() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO events (remote, version, kind, author)
  SELECT NEW.remote, version, NEW.trust, NEW.decided_by FROM versions
  WHERE remote = NEW.remote AND content_hash = NEW.content_hash;
  RETURN NULL;
END $$;
CREATE TRIGGER version_reviews_recorded AFTER INSERT ON version_reviews FOR EACH ROW EXECUTE FUNCTION record_review();

-- Where a remote's team is told of what needs it: a webhook or an e-mail address.
CREATE TABLE notification_targets (
  id         uuid CONSTRAINT notification_targets_pkey PRIMARY KEY,
  remote     text NOT NULL CONSTRAINT notification_targets_remote REFERENCES remotes ON DELETE RESTRICT,
  -- `https://…` or `mailto:…`
  address    text NOT NULL,
  -- Signs what is sent to a webhook.
  secret     bytea NOT NULL,
  created_by text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT notification_targets_address_unique UNIQUE (remote, address)
);

-- Each notification of an event, with its attempts. Those without a next attempt are delivered or were given up.
CREATE TABLE notifications (
  id              uuid NOT NULL DEFAULT gen_random_uuid() CONSTRAINT notifications_pkey PRIMARY KEY,
  target          uuid NOT NULL CONSTRAINT notifications_target REFERENCES notification_targets ON DELETE RESTRICT,
  event           bigint NOT NULL CONSTRAINT notifications_event REFERENCES events ON DELETE RESTRICT,
  attempts        integer NOT NULL DEFAULT 0,
  next_attempt_at timestamptz DEFAULT now(),
  delivered_at    timestamptz,
  -- Why the last attempt failed.
  problem         text
);
CREATE INDEX notifications_waiting ON notifications (next_attempt_at) WHERE next_attempt_at IS NOT NULL;
CREATE INDEX notifications_of_target ON notifications (target, event DESC);

CREATE FUNCTION notify_targets() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO notifications (target, event)
  SELECT id, NEW.id FROM notification_targets WHERE remote = NEW.remote;
  RETURN NULL;
END $$;
CREATE TRIGGER events_notified AFTER INSERT ON events FOR EACH ROW
  WHEN (NEW.kind IN ('failed', 'rolled back', 'would not pass', 'operation deprecated', 'yanked', 'taken down', 'test'))
  EXECUTE FUNCTION notify_targets();
