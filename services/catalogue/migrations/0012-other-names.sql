-- Names that people type for a location beside the one that is shown: 'Bombay', 'NYC', 'Canary Islands'.
ALTER TABLE locations ADD other_names text[] NOT NULL DEFAULT '{}';
