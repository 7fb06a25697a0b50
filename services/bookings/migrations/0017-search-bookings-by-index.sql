-- no transaction
CREATE INDEX CONCURRENTLY bookings_search ON bookings USING gin (search_text gin_trgm_ops) WITH (fastupdate = off);
