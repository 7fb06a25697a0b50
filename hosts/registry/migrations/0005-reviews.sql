-- Whether somebody of the site looked at the code of a remote's team: what nobody looked at runs in a frame of its own.
-- Each decision is a line that stays; the latest of a remote counts, and a remote without one is not reviewed.
CREATE TABLE reviews (
  id         bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT reviews_pkey PRIMARY KEY,
  remote     text NOT NULL CONSTRAINT reviews_remote REFERENCES remotes ON DELETE RESTRICT,
  trust      text NOT NULL CONSTRAINT reviews_trust_known CHECK (trust IN ('reviewed', 'unreviewed')),
  decided_by text NOT NULL,
  decided_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX reviews_of_remote ON reviews (remote, id DESC);

CREATE TRIGGER reviews_are_final BEFORE UPDATE OR DELETE ON reviews FOR EACH ROW EXECUTE FUNCTION refuse_to_change_what_was_published();
CREATE TRIGGER reviews_changed AFTER INSERT ON reviews FOR EACH STATEMENT EXECUTE FUNCTION notify_registry_changed();
