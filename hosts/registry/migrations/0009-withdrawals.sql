-- Versions that are not to be used any more: yanked (never live again; open pages go on) or taken down (no file of it is
-- served). Each decision is a row that stays; the latest of a version counts.
CREATE TABLE version_withdrawals (
  id         bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT version_withdrawals_pkey PRIMARY KEY,
  remote     text NOT NULL,
  version    text NOT NULL,
  availability text NOT NULL CONSTRAINT version_withdrawals_availability_known
    CHECK (availability IN ('offered', 'yanked', 'taken down')),
  reason     text NOT NULL CONSTRAINT version_withdrawals_reason_filled CHECK (btrim(reason) <> ''),
  decided_by text NOT NULL,
  decided_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT version_withdrawals_version FOREIGN KEY (remote, version) REFERENCES versions (remote, version) ON DELETE RESTRICT
);
CREATE INDEX version_withdrawals_of_version ON version_withdrawals (remote, version, id DESC);

CREATE TRIGGER version_withdrawals_are_final BEFORE UPDATE OR DELETE ON version_withdrawals FOR EACH ROW EXECUTE FUNCTION refuse_to_change_what_was_published();
CREATE TRIGGER version_withdrawals_changed AFTER INSERT ON version_withdrawals FOR EACH STATEMENT EXECUTE FUNCTION notify_registry_changed();

CREATE VIEW withdrawn_versions AS
SELECT remote, version, availability, reason, decided_by, decided_at
FROM (SELECT DISTINCT ON (remote, version) * FROM version_withdrawals ORDER BY remote, version, id DESC) latest
WHERE availability <> 'offered';
