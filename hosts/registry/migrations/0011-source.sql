-- The commit and the CI run that a version was built from, as its publisher says; absent where neither is known.
ALTER TABLE versions ADD COLUMN source jsonb CONSTRAINT versions_source_object CHECK (jsonb_typeof(source) = 'object');
