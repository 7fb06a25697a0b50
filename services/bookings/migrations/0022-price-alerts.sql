-- Alerts of visitors who want a mail when the price of a route drops. Nothing is mailed before its address confirmed it, but the link to do so.
CREATE TABLE price_alerts (
  id               uuid PRIMARY KEY,
  email            text NOT NULL,
  trip_type        text NOT NULL CONSTRAINT price_alerts_trip_type_known CHECK (trip_type IN ('one-way', 'round-trip')),
  travel_class     text NOT NULL,
  -- The names of the catalogue for the ids of an airport or a location, or text without a pick, which the catalogue understood.
  "from"           text NOT NULL,
  "to"             text NOT NULL,
  from_id          uuid,
  to_id            uuid,
  -- The first day of the month of departure; absent for any month.
  month            date CONSTRAINT price_alerts_month_begins CHECK (extract(day FROM month) = 1),
  -- Absent for any drop.
  below_pence      integer CONSTRAINT price_alerts_below_range CHECK (below_pence > 0),
  -- As the last check found it, or the request.
  last_price_pence integer NOT NULL,
  confirmed_at     timestamptz,
  -- London's date of the last mail about a drop: one a day at most.
  mailed_on        date,
  request_hash     bytea NOT NULL,
  created_at       timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX price_alerts_email ON price_alerts (lower(email));
CREATE TRIGGER price_alerts_delete_mail_files AFTER DELETE ON price_alerts FOR EACH ROW EXECUTE FUNCTION delete_mail_files();
