-- A flight's monthly prices exist for each class that the office sells: economy, and the others where it has them.
CREATE TYPE travel_class AS ENUM ('economy', 'premiumEconomy', 'business', 'first');

ALTER TABLE monthly_prices ADD travel_class travel_class NOT NULL DEFAULT 'economy';
ALTER TABLE monthly_prices DROP CONSTRAINT monthly_prices_pkey,
  ADD CONSTRAINT monthly_prices_pkey PRIMARY KEY (flight_id, travel_class, month);
DROP INDEX monthly_prices_one_way, monthly_prices_round_trip;
CREATE INDEX monthly_prices_one_way ON monthly_prices (travel_class, month, one_way_pence) WHERE one_way_pence IS NOT NULL;
CREATE INDEX monthly_prices_round_trip ON monthly_prices (travel_class, month, round_trip_pence) WHERE round_trip_pence IS NOT NULL;

-- The search's copy has twelve elements for each class up to the last one that the flight has: 1 is January in economy,
-- 25 January in business. A flight with economy alone keeps twelve.
CREATE OR REPLACE FUNCTION copy_prices_to_flights() RETURNS trigger LANGUAGE plpgsql SET search_path = catalogue, pg_temp AS $$
BEGIN
  UPDATE flights f SET one_way_by_month = prices.one_way, round_trip_by_month = prices.round_trip
  FROM (SELECT DISTINCT flight_id FROM changed) touched
  CROSS JOIN LATERAL (
    SELECT array_agg(p.one_way_pence ORDER BY sold.class, calendar.month) AS one_way,
      array_agg(p.round_trip_pence ORDER BY sold.class, calendar.month) AS round_trip
    FROM unnest(enum_range('economy', (
      SELECT coalesce(max(last.travel_class), 'economy') FROM monthly_prices last WHERE last.flight_id = touched.flight_id
    ))) sold(class)
    CROSS JOIN generate_series(1, 12) calendar(month)
    LEFT JOIN monthly_prices p
      ON p.flight_id = touched.flight_id AND p.travel_class = sold.class AND p.month = calendar.month
  ) prices
  WHERE f.id = touched.flight_id
    AND (f.one_way_by_month, f.round_trip_by_month) IS DISTINCT FROM (prices.one_way, prices.round_trip);
  RETURN NULL;
END $$;

DROP TRIGGER monthly_prices_recorded ON monthly_prices;
CREATE TRIGGER monthly_prices_recorded AFTER INSERT OR UPDATE OR DELETE ON monthly_prices FOR EACH ROW
  WHEN (current_setting('larkfare.administrator', true) <> '')
  EXECUTE FUNCTION record_change('month', 'flight_id', 'month', 'travel_class');
