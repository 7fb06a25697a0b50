-- Changes of the notified addresses need a scope.
ALTER TABLE deploy_tokens DROP CONSTRAINT deploy_tokens_scopes_known,
  ADD CONSTRAINT deploy_tokens_scopes_known
  CHECK (scopes <@ '{publish,activate,notify}' AND cardinality(scopes) > 0) NOT VALID;
ALTER TABLE deploy_tokens VALIDATE CONSTRAINT deploy_tokens_scopes_known;
ALTER TABLE trusted_publishers DROP CONSTRAINT trusted_publishers_scopes_known,
  ADD CONSTRAINT trusted_publishers_scopes_known
  CHECK (scopes <@ '{publish,activate,notify}' AND cardinality(scopes) > 0) NOT VALID;
ALTER TABLE trusted_publishers VALIDATE CONSTRAINT trusted_publishers_scopes_known;
