-- no transaction
CREATE INDEX CONCURRENTLY quotes_search ON quotes USING gin (search_text gin_trgm_ops) WITH (fastupdate = off);
