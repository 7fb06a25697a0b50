-- A mail is a job that names its record; its text is written when it is sent. No personal data waits in the queue.

-- A notice for the digest names its record too.
ALTER TABLE held_notices
  ADD COLUMN subject text CONSTRAINT held_notices_subject_known CHECK (subject IN ('booking', 'quote', 'contact')),
  ADD COLUMN record_id uuid;
CREATE TEMPORARY TABLE records ON COMMIT DROP AS
  SELECT 'booking' AS subject, id, reference FROM bookings
  UNION ALL SELECT 'quote', id, reference FROM quotes
  UNION ALL SELECT 'contact', id, reference FROM contact_messages;
UPDATE held_notices SET subject = records.subject, record_id = records.id
  FROM records WHERE records.reference = split_part(line, ',', 1);

-- What was not sent yet. Without the queue's tables there were no mails.
DO $$ BEGIN
  IF to_regclass('bookings_jobs._private_jobs') IS NULL THEN RETURN; END IF;

  -- A digest's lines are held again.
  INSERT INTO held_notices (id, channel, line, subject, record_id)
    SELECT gen_random_uuid(), replace(kind, '-digest', ''), '', records.subject, records.id
      FROM outbox, regexp_split_to_table(body, E'\n') AS line, records
     WHERE sent_at IS NULL AND refused_at IS NULL AND kind LIKE '%-digest' AND records.reference = split_part(line, ',', 1);
  PERFORM bookings_jobs.add_job('send-digest', json_build_object('channel', channel), job_key => 'digest:' || channel, job_key_mode => 'preserve_run_at')
    FROM (SELECT DISTINCT channel FROM held_notices) held;

  PERFORM bookings_jobs.add_job('send-mail', json_build_object('kind', split_part(kind, '-', 2), 'subject', records.subject, 'id', records.id))
    FROM outbox JOIN records USING (reference)
   WHERE sent_at IS NULL AND refused_at IS NULL AND kind NOT LIKE '%-digest';
  DELETE FROM bookings_jobs._private_jobs jobs USING bookings_jobs._private_tasks tasks
   WHERE tasks.id = task_id
     AND (identifier IN ('free-abandoned-mails', 'forget-old-records') OR identifier = 'send-mail' AND key IS NOT NULL);
END $$;

DELETE FROM held_notices WHERE record_id IS NULL;
ALTER TABLE held_notices DROP COLUMN line, ALTER COLUMN subject SET NOT NULL, ALTER COLUMN record_id SET NOT NULL;

-- Nothing of a deleted record is left to be deleted with it.
DROP TRIGGER bookings_forget_mails ON bookings;
DROP TRIGGER quotes_forget_mails ON quotes;
DROP TRIGGER contact_messages_forget_mails ON contact_messages;
DROP FUNCTION forget_mails();
DROP TABLE outbox;
