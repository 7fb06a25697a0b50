-- The queue that sends notifications and deletes expired rows (docs/adr/0005), made as that of the bookings service is.
SET LOCAL ROLE NONE;
CREATE SCHEMA IF NOT EXISTS registry_jobs AUTHORIZATION larkfare_registry;
SET LOCAL ROLE larkfare_registry;

CREATE TABLE registry_jobs.migrations (
  id       integer PRIMARY KEY,
  ts       timestamptz NOT NULL DEFAULT now(),
  breaking boolean NOT NULL DEFAULT false
);

-- Jobs of one address run one after the other, so an address with a backlog leaves the workers to the others.
CREATE FUNCTION queue_notification() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM registry_jobs.add_job('send-notification', json_build_object('id', NEW.id),
    queue_name => NEW.target::text, job_key => NEW.id::text);
  RETURN NULL;
END $$;
CREATE TRIGGER notifications_queued AFTER INSERT ON notifications FOR EACH ROW EXECUTE FUNCTION queue_notification();

-- The earlier release, which may still run, sends only notifications with a next attempt.
ALTER TABLE notifications ALTER COLUMN next_attempt_at DROP DEFAULT;
