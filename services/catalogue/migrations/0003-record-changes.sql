-- What administrators write is recorded (the kit's record_change). Imports and the demonstration write as nobody, so the
-- condition is false for them and costs them nothing worth measuring.

-- Arguments: the column that people call the row by, then columns that are not told.
CREATE TRIGGER regions_recorded AFTER INSERT OR UPDATE OR DELETE ON regions FOR EACH ROW
  WHEN (current_setting('larkfare.administrator', true) <> '') EXECUTE FUNCTION record_change('name');
CREATE TRIGGER countries_recorded AFTER INSERT OR UPDATE OR DELETE ON countries FOR EACH ROW
  WHEN (current_setting('larkfare.administrator', true) <> '') EXECUTE FUNCTION record_change('name');
CREATE TRIGGER locations_recorded AFTER INSERT OR UPDATE OR DELETE ON locations FOR EACH ROW
  WHEN (current_setting('larkfare.administrator', true) <> '') EXECUTE FUNCTION record_change('name', 'searched_as');
CREATE TRIGGER airports_recorded AFTER INSERT OR UPDATE OR DELETE ON airports FOR EACH ROW
  WHEN (current_setting('larkfare.administrator', true) <> '') EXECUTE FUNCTION record_change('name', 'searched_as');
CREATE TRIGGER airlines_recorded AFTER INSERT OR UPDATE OR DELETE ON airlines FOR EACH ROW
  WHEN (current_setting('larkfare.administrator', true) <> '') EXECUTE FUNCTION record_change('short_name');
-- The search's copy of the prices is told with monthly_prices.
CREATE TRIGGER flights_recorded AFTER INSERT OR UPDATE OR DELETE ON flights FOR EACH ROW
  WHEN (current_setting('larkfare.administrator', true) <> '')
  EXECUTE FUNCTION record_change('', 'one_way_by_month', 'round_trip_by_month', 'lowest_one_way_pence');
-- Its subject's id is the flight's, its label the month.
CREATE TRIGGER monthly_prices_recorded AFTER INSERT OR UPDATE OR DELETE ON monthly_prices FOR EACH ROW
  WHEN (current_setting('larkfare.administrator', true) <> '') EXECUTE FUNCTION record_change('month', 'flight_id', 'month');

-- Whoever mends something in psql as another role has another search path; the triggers work for them all the same.
ALTER FUNCTION copy_prices_to_flights() SET search_path = catalogue, pg_temp;
ALTER FUNCTION notify_catalogue_changed() SET search_path = catalogue, pg_temp;
