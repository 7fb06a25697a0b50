-- Shared pages are rendered again when a flight or a price changes, too.
CREATE TRIGGER flights_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON flights FOR EACH STATEMENT EXECUTE FUNCTION notify_catalogue_changed();
CREATE TRIGGER monthly_prices_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON monthly_prices FOR EACH STATEMENT EXECUTE FUNCTION notify_catalogue_changed();
