-- Tokens end by themselves. Those that were created before have no end, and can be revoked.
ALTER TABLE deploy_tokens ADD COLUMN expires_at timestamptz;
