-- The next files index the three-letter parts of words. The login that migrates may create extensions, the service may not.
SET LOCAL ROLE NONE;
CREATE EXTENSION IF NOT EXISTS pg_trgm WITH SCHEMA bookings;
-- It may be installed elsewhere.
DO $$
DECLARE installed regnamespace := (SELECT extnamespace FROM pg_extension WHERE extname = 'pg_trgm');
BEGIN
  IF NOT has_schema_privilege('larkfare_bookings', installed::oid, 'USAGE') THEN
    EXECUTE format('GRANT USAGE ON SCHEMA %s TO larkfare_bookings', installed);
  END IF;
END $$;
SET LOCAL ROLE larkfare_bookings;
