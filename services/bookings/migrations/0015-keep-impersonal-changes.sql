-- Changes of a deleted booking keep its flight, dates, travellers, state and prices; those of a quote its trip, status and price.
DROP TRIGGER bookings_forget_changes ON bookings;
CREATE TRIGGER bookings_forget_changes AFTER DELETE ON bookings FOR EACH ROW EXECUTE FUNCTION forget_changes(
  'airline_short_name', 'departure_airport_code', 'arrival_airport_code', 'departure_date', 'return_date', 'travel_class',
  'adults', 'children', 'infants', 'state', 'initial_price_pence', 'final_price_pence');
DROP TRIGGER quotes_forget_changes ON quotes;
CREATE TRIGGER quotes_forget_changes AFTER DELETE ON quotes FOR EACH ROW EXECUTE FUNCTION forget_changes(
  'trip_type', 'departure_date', 'return_date', 'adults', 'children', 'infants', 'status', 'price_pence');
DROP TRIGGER contact_messages_forget_changes ON contact_messages;
CREATE TRIGGER contact_messages_forget_changes AFTER DELETE ON contact_messages FOR EACH ROW EXECUTE FUNCTION forget_changes('status');
