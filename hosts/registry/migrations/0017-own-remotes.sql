-- Beside the remote that came with the site, which is no version, the first published one may also be tried by some visitors.
ALTER TABLE channel_revisions DROP CONSTRAINT channel_revisions_shared_with_live;
