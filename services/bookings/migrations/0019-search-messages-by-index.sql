-- no transaction
CREATE INDEX CONCURRENTLY contact_messages_search ON contact_messages USING gin (search_text gin_trgm_ops) WITH (fastupdate = off);
