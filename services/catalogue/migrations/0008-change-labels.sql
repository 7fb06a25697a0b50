-- A changed price is that of a month in a travel class.
DROP TRIGGER monthly_prices_recorded ON monthly_prices;
CREATE TRIGGER monthly_prices_recorded AFTER INSERT OR UPDATE OR DELETE ON monthly_prices FOR EACH ROW
  WHEN (current_setting('larkfare.administrator', true) <> '')
  EXECUTE FUNCTION record_change('month travel_class', 'flight_id', 'month', 'travel_class');
