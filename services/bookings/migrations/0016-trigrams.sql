-- The next files index the three-letter parts of words. The login that migrates may create extensions, the service may not.
SET LOCAL ROLE NONE;
CREATE EXTENSION IF NOT EXISTS pg_trgm WITH SCHEMA bookings;
SET LOCAL ROLE larkfare_bookings;
