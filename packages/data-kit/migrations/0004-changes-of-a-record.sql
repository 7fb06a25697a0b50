-- The changes of one record: forgotten with it, and exported with it.
CREATE INDEX changes_subject_id ON changes (subject, subject_id);
