-- What is deleted is deleted from the mails on disk, too: a job that is added with the deletion removes the files about it.
CREATE FUNCTION delete_mail_files() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM bookings_jobs.add_job('delete-mail-files', json_build_object('id', OLD.id));
  RETURN NULL;
END $$;

CREATE TRIGGER bookings_delete_mail_files AFTER DELETE ON bookings FOR EACH ROW EXECUTE FUNCTION delete_mail_files();
CREATE TRIGGER quotes_delete_mail_files AFTER DELETE ON quotes FOR EACH ROW EXECUTE FUNCTION delete_mail_files();
CREATE TRIGGER contact_messages_delete_mail_files AFTER DELETE ON contact_messages FOR EACH ROW EXECUTE FUNCTION delete_mail_files();
