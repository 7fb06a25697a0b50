-- What is deleted in the back office is gone everywhere: from the record of changes, and from the mails about it.

-- Every mail about one record has its reference in the subject, and every line of a digest begins with one.
ALTER TABLE outbox ADD COLUMN reference text GENERATED ALWAYS AS (substring(subject FROM 'L[FQM]-[0-9A-Z]+')) STORED;
CREATE INDEX outbox_reference ON outbox (reference);

-- A mail that is being sent just now is waited for.
CREATE FUNCTION forget_mails() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM bookings.outbox WHERE reference = OLD.reference;
  DELETE FROM bookings.held_notices WHERE starts_with(line, OLD.reference || ',');
  UPDATE bookings.outbox SET body = regexp_replace(body, '^' || OLD.reference || ',.*$', OLD.reference || ', deleted', 'n')
   WHERE kind LIKE '%-digest' AND strpos(body, OLD.reference || ',') > 0;
  RETURN NULL;
END $$;

CREATE TRIGGER bookings_forget_changes AFTER DELETE ON bookings FOR EACH ROW EXECUTE FUNCTION forget_changes();
CREATE TRIGGER bookings_forget_mails AFTER DELETE ON bookings FOR EACH ROW EXECUTE FUNCTION forget_mails();
CREATE TRIGGER quotes_forget_changes AFTER DELETE ON quotes FOR EACH ROW EXECUTE FUNCTION forget_changes();
CREATE TRIGGER quotes_forget_mails AFTER DELETE ON quotes FOR EACH ROW EXECUTE FUNCTION forget_mails();
CREATE TRIGGER contact_messages_forget_changes AFTER DELETE ON contact_messages FOR EACH ROW EXECUTE FUNCTION forget_changes();
CREATE TRIGGER contact_messages_forget_mails AFTER DELETE ON contact_messages FOR EACH ROW EXECUTE FUNCTION forget_mails();

-- What was deleted before today.
CREATE TEMPORARY TABLE kept ON COMMIT DROP AS
  SELECT 'bookings' AS subject, id::text AS id, reference FROM bookings
  UNION ALL SELECT 'quotes', id::text, reference FROM quotes
  UNION ALL SELECT 'contact_messages', id::text, reference FROM contact_messages;
ALTER TABLE changes DISABLE TRIGGER changes_are_final;
UPDATE changes SET before = NULL, after = NULL
 WHERE subject IN ('bookings', 'quotes', 'contact_messages')
   AND NOT EXISTS (SELECT FROM kept WHERE kept.subject = changes.subject AND kept.id = subject_id);
ALTER TABLE changes ENABLE TRIGGER changes_are_final;
DELETE FROM outbox WHERE reference IS NOT NULL AND NOT EXISTS (SELECT FROM kept WHERE kept.reference = outbox.reference);
DELETE FROM outbox WHERE kind LIKE '%-digest' AND sent_at IS NOT NULL;
