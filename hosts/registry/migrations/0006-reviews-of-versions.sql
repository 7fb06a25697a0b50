-- A review is of the content of one version: every other version is unreviewed until somebody has looked at it too.
ALTER TABLE versions ADD CONSTRAINT versions_content_unique UNIQUE (remote, content_hash);

CREATE TABLE version_reviews (
  id           bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT version_reviews_pkey PRIMARY KEY,
  remote       text NOT NULL,
  content_hash text NOT NULL,
  trust        text NOT NULL CONSTRAINT version_reviews_trust_known CHECK (trust IN ('reviewed', 'unreviewed')),
  decided_by   text NOT NULL,
  decided_at   timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT version_reviews_version FOREIGN KEY (remote, content_hash) REFERENCES versions (remote, content_hash) ON DELETE RESTRICT
);
CREATE INDEX version_reviews_of_version ON version_reviews (remote, content_hash, id DESC);

-- Who reviewed a remote had seen what was published of it by then, and nothing that came later.
INSERT INTO version_reviews (remote, content_hash, trust, decided_by, decided_at)
SELECT v.remote, v.content_hash, latest.trust, latest.decided_by, latest.decided_at
FROM (SELECT DISTINCT ON (remote) remote, trust, decided_by, decided_at FROM reviews ORDER BY remote, id DESC) latest
JOIN versions v ON v.remote = latest.remote AND v.published_at <= latest.decided_at
WHERE latest.trust = 'reviewed';

-- A token activates only if it was created for that. Those of remotes that only ever ran in a sandbox may go on.
ALTER TABLE deploy_tokens
  ADD COLUMN scopes text[] NOT NULL DEFAULT '{publish}'
  CONSTRAINT deploy_tokens_scopes_known CHECK (scopes <@ '{publish,activate}' AND cardinality(scopes) > 0);
UPDATE deploy_tokens SET scopes = '{publish,activate}'
WHERE remote NOT IN (SELECT remote FROM reviews WHERE trust = 'reviewed');
ALTER TABLE deploy_tokens ALTER COLUMN scopes DROP DEFAULT;

DROP TABLE reviews;

CREATE TRIGGER version_reviews_are_final BEFORE UPDATE OR DELETE ON version_reviews FOR EACH ROW EXECUTE FUNCTION refuse_to_change_what_was_published();
CREATE TRIGGER version_reviews_changed AFTER INSERT ON version_reviews FOR EACH STATEMENT EXECUTE FUNCTION notify_registry_changed();
