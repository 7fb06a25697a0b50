-- An e-mail address gets nothing but a confirmation link until it is confirmed. Earlier addresses count as confirmed.
-- A removed address stays until it was notified of that.
ALTER TABLE notification_targets
  ADD COLUMN confirmed_at            timestamptz DEFAULT now(),
  ADD COLUMN confirmation_hash       bytea,
  ADD COLUMN confirmation_expires_at timestamptz,
  ADD COLUMN removed_at              timestamptz,
  DROP CONSTRAINT notification_targets_address_unique;
ALTER TABLE notification_targets ALTER COLUMN confirmed_at DROP DEFAULT;
CREATE UNIQUE INDEX notification_targets_address_unique ON notification_targets (remote, address) WHERE removed_at IS NULL;

ALTER TABLE events DROP CONSTRAINT events_kind_known, ADD CONSTRAINT events_kind_known CHECK (kind IN (
  'published', 'activated', 'shared', 'rolled back', 'withdrawn', 'offered', 'yanked', 'taken down', 'reviewed',
  'unreviewed', 'failed', 'would not pass', 'operation deprecated', 'token issued', 'address added',
  'address confirmed', 'address removed', 'test'));

CREATE OR REPLACE FUNCTION notify_targets() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO notifications (target, event)
  SELECT id, NEW.id FROM notification_targets
  WHERE remote = NEW.remote AND confirmed_at IS NOT NULL AND removed_at IS NULL;
  RETURN NULL;
END $$;
DROP TRIGGER events_notified ON events;
CREATE TRIGGER events_notified AFTER INSERT ON events FOR EACH ROW
  WHEN (NEW.kind IN ('failed', 'rolled back', 'would not pass', 'operation deprecated', 'yanked', 'taken down',
                     'address added', 'address removed', 'test'))
  EXECUTE FUNCTION notify_targets();
