-- A version may be tried by some of the visitors beside the live one before it is activated for all.
ALTER TABLE channel_revisions
  ADD COLUMN candidate text,
  -- Of 100 visitors, who gets the candidate.
  ADD COLUMN share     integer,
  ADD CONSTRAINT channel_revisions_candidate FOREIGN KEY (remote, candidate) REFERENCES versions (remote, version) ON DELETE RESTRICT,
  ADD CONSTRAINT channel_revisions_share_of_candidate CHECK ((candidate IS NULL) = (share IS NULL)),
  ADD CONSTRAINT channel_revisions_share_some CHECK (share BETWEEN 1 AND 99),
  ADD CONSTRAINT channel_revisions_shared_with_live CHECK (candidate IS NULL OR to_version IS NOT NULL),
  DROP CONSTRAINT channel_revisions_action_known,
  ADD CONSTRAINT channel_revisions_action_known CHECK (action IN ('activated', 'shared', 'rolled back', 'withdrawn')),
  ADD CONSTRAINT channel_revisions_shared_has_candidate CHECK ((action = 'shared') = (candidate IS NOT NULL));
