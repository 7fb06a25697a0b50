-- CI projects whose runs exchange an OIDC token for a deploy token of a remote that ends within minutes.
CREATE TABLE trusted_publishers (
  id           uuid CONSTRAINT trusted_publishers_pkey PRIMARY KEY,
  remote       text NOT NULL CONSTRAINT trusted_publishers_remote REFERENCES remotes ON DELETE RESTRICT,
  issuer       text NOT NULL,
  project      text NOT NULL,
  -- Of the issuer, from the first exchange on: whoever takes over a project's name later has another.
  project_id   text,
  -- Where one is absent, any will do.
  ref          text,
  environment  text,
  workflow     text,
  scopes       text[] NOT NULL CONSTRAINT trusted_publishers_scopes_known
    CHECK (scopes <@ '{publish,activate}' AND cardinality(scopes) > 0),
  created_by   text NOT NULL,
  created_at   timestamptz NOT NULL DEFAULT now(),
  last_used_at timestamptz,
  CONSTRAINT trusted_publishers_unique UNIQUE NULLS NOT DISTINCT (remote, issuer, project, ref, environment, workflow)
);

ALTER TABLE deploy_tokens
  ADD COLUMN trusted_publisher uuid CONSTRAINT deploy_tokens_trusted_publisher REFERENCES trusted_publishers ON DELETE RESTRICT,
  -- The issuer and the id of the OIDC token: each is exchanged once.
  ADD COLUMN exchanged_for text CONSTRAINT deploy_tokens_exchanged_once UNIQUE;
CREATE INDEX deploy_tokens_of_publisher ON deploy_tokens (trusted_publisher) WHERE trusted_publisher IS NOT NULL;

ALTER TABLE events DROP CONSTRAINT events_kind_known, ADD CONSTRAINT events_kind_known CHECK (kind IN (
  'published', 'activated', 'shared', 'rolled back', 'withdrawn', 'offered', 'yanked', 'taken down', 'reviewed',
  'unreviewed', 'failed', 'would not pass', 'operation deprecated', 'token issued', 'test'));
