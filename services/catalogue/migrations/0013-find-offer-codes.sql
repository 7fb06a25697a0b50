-- no transaction
CREATE INDEX CONCURRENTLY flights_id_end ON flights (right(id::text, 8));
