-- The search answers from memory: its copy of the prices, the trigger that kept it and the indexes that held it are gone.
-- What is left serves foreign keys, rules, and the search where it is done by PostgreSQL.
DROP TRIGGER monthly_prices_added ON monthly_prices;
DROP TRIGGER monthly_prices_updated ON monthly_prices;
DROP TRIGGER monthly_prices_removed ON monthly_prices;
DROP FUNCTION copy_prices_to_flights();
DROP INDEX flights_from, flights_to, flights_by, flights_lowest_price;
ALTER TABLE flights DROP COLUMN lowest_one_way_pence, DROP COLUMN one_way_by_month, DROP COLUMN round_trip_by_month;
CREATE INDEX flights_to ON flights (arrival_airport_id);
CREATE INDEX flights_by ON flights (airline_id);
DROP TRIGGER flights_recorded ON flights;
CREATE TRIGGER flights_recorded AFTER INSERT OR UPDATE OR DELETE ON flights FOR EACH ROW
  WHEN (current_setting('larkfare.administrator', true) <> '') EXECUTE FUNCTION record_change('');

-- What changed, for every process that keeps the catalogue in memory. A reader remembers pg_snapshot_xmin of its last
-- snapshot and reads on from there, so that the order of commits hides nothing; NOTIFY only wakes it.
CREATE TABLE change_feed (
  id         bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  xid        xid8 NOT NULL DEFAULT pg_current_xact_id(),
  -- A table's name; 'everything' where rows were pruned.
  changed    text NOT NULL,
  -- Flights whose row or prices changed; null where it is all of them, and for other tables.
  flight_ids uuid[],
  written_at timestamptz NOT NULL DEFAULT clock_timestamp()
);
CREATE INDEX change_feed_xid ON change_feed (xid);
CREATE INDEX change_feed_written_at ON change_feed (written_at);

CREATE FUNCTION feed_flights() RETURNS trigger LANGUAGE plpgsql SET search_path = catalogue, pg_temp AS $$
DECLARE
  -- Past that it is quicker to read all flights again.
  most CONSTANT integer := 10000;
  ids uuid[];
BEGIN
  IF TG_TABLE_NAME = 'flights' THEN
    ids := ARRAY(SELECT id FROM changed LIMIT most + 1);
  ELSE
    ids := ARRAY(SELECT DISTINCT flight_id FROM changed LIMIT most + 1);
  END IF;
  IF cardinality(ids) > 0 THEN
    INSERT INTO change_feed (changed, flight_ids) VALUES (TG_TABLE_NAME, CASE WHEN cardinality(ids) <= most THEN ids END);
    PERFORM pg_notify('catalogue_changed', '');
  END IF;
  RETURN NULL;
END $$;
CREATE FUNCTION feed_table() RETURNS trigger LANGUAGE plpgsql SET search_path = catalogue, pg_temp AS $$
BEGIN
  INSERT INTO change_feed (changed) VALUES (TG_TABLE_NAME);
  PERFORM pg_notify('catalogue_changed', '');
  RETURN NULL;
END $$;

DROP TRIGGER flights_changed ON flights;
CREATE TRIGGER flights_added AFTER INSERT ON flights REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION feed_flights();
CREATE TRIGGER flights_updated AFTER UPDATE ON flights REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION feed_flights();
CREATE TRIGGER flights_removed AFTER DELETE ON flights REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION feed_flights();
CREATE TRIGGER flights_emptied AFTER TRUNCATE ON flights FOR EACH STATEMENT EXECUTE FUNCTION feed_table();
DROP TRIGGER monthly_prices_changed ON monthly_prices;
CREATE TRIGGER monthly_prices_added AFTER INSERT ON monthly_prices REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION feed_flights();
CREATE TRIGGER monthly_prices_updated AFTER UPDATE ON monthly_prices REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION feed_flights();
CREATE TRIGGER monthly_prices_removed AFTER DELETE ON monthly_prices REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION feed_flights();
CREATE TRIGGER monthly_prices_emptied AFTER TRUNCATE ON monthly_prices FOR EACH STATEMENT EXECUTE FUNCTION feed_table();

DROP TRIGGER regions_changed ON regions;
DROP TRIGGER countries_changed ON countries;
DROP TRIGGER locations_changed ON locations;
DROP TRIGGER airports_changed ON airports;
DROP TRIGGER airlines_changed ON airlines;
DROP FUNCTION notify_catalogue_changed();
CREATE TRIGGER regions_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON regions FOR EACH STATEMENT EXECUTE FUNCTION feed_table();
CREATE TRIGGER countries_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON countries FOR EACH STATEMENT EXECUTE FUNCTION feed_table();
CREATE TRIGGER locations_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON locations FOR EACH STATEMENT EXECUTE FUNCTION feed_table();
CREATE TRIGGER airports_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON airports FOR EACH STATEMENT EXECUTE FUNCTION feed_table();
CREATE TRIGGER airlines_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON airlines FOR EACH STATEMENT EXECUTE FUNCTION feed_table();
