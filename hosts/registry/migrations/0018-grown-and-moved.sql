-- Pages also say that a version took too much memory, or moved what is not its own.
ALTER TABLE reports DROP CONSTRAINT reports_outcome_known;
ALTER TABLE reports ADD CONSTRAINT reports_outcome_known CHECK (outcome IN (
  'loaded', 'missing', 'late', 'broken', 'shown', 'crashed', 'hidden', 'hung', 'slow', 'grown', 'moved', 'refused', 'patched'));
