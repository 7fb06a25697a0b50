-- Pages also say what visitors see after a version has loaded.
ALTER TABLE reports DROP CONSTRAINT reports_outcome_known;
ALTER TABLE reports ADD CONSTRAINT reports_outcome_known CHECK (outcome IN (
  'loaded', 'missing', 'late', 'broken', 'shown', 'crashed', 'hidden', 'hung', 'slow', 'refused', 'patched'));
