-- Regions, countries, locations, airports, airlines, and flights with their monthly prices.
-- Money is integer pence (GBP). Foreign keys restrict: nothing is ever deleted along with something else.

-- Names sort as people expect (Évora beside Exeter), whatever locale the server was made with.
CREATE COLLATION names (provider = icu, locale = 'en-GB');

CREATE TABLE regions (
  id         uuid PRIMARY KEY,
  name       text COLLATE names NOT NULL CONSTRAINT regions_name_filled CHECK (btrim(name) <> '' AND length(name) <= 100),
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  version    integer NOT NULL DEFAULT 1
);
CREATE UNIQUE INDEX regions_name_unique ON regions (lower(name));

CREATE TABLE countries (
  id         uuid PRIMARY KEY,
  name       text COLLATE names NOT NULL CONSTRAINT countries_name_filled CHECK (btrim(name) <> '' AND length(name) <= 100),
  -- ISO 3166-1 alpha-2, where known; imports find a country again by it.
  code       text CONSTRAINT countries_code_format CHECK (code ~ '^[A-Z]{2}$'),
  region_id  uuid NOT NULL CONSTRAINT countries_region REFERENCES regions ON DELETE RESTRICT,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  version    integer NOT NULL DEFAULT 1
);
CREATE UNIQUE INDEX countries_name_unique ON countries (lower(name));
CREATE UNIQUE INDEX countries_code_unique ON countries (code);
CREATE INDEX countries_region_id ON countries (region_id);

CREATE TABLE locations (
  id                   uuid PRIMARY KEY,
  name                 text COLLATE names NOT NULL CONSTRAINT locations_name_filled CHECK (btrim(name) <> '' AND length(name) <= 150),
  country_id           uuid NOT NULL CONSTRAINT locations_country REFERENCES countries ON DELETE RESTRICT,
  -- The address of an uploaded or generated picture on this site.
  image                text,
  description          text,
  dealings             text NOT NULL DEFAULT 'none' CONSTRAINT locations_dealings_known
                       CHECK (dealings IN ('none', 'last-minutes', 'top-destinations', 'hot-deals')),
  dealings_description text,
  is_popular           boolean NOT NULL DEFAULT false,
  created_at           timestamptz NOT NULL DEFAULT now(),
  updated_at           timestamptz NOT NULL DEFAULT now(),
  version              integer NOT NULL DEFAULT 1
);
CREATE UNIQUE INDEX locations_name_unique ON locations (country_id, lower(name));
CREATE INDEX locations_by_name ON locations (name, id);
CREATE INDEX locations_popular ON locations (name) WHERE is_popular;
CREATE INDEX locations_deals ON locations (dealings, name) WHERE dealings <> 'none';

CREATE TABLE airports (
  id          uuid PRIMARY KEY,
  name        text COLLATE names NOT NULL CONSTRAINT airports_name_filled CHECK (btrim(name) <> '' AND length(name) <= 150),
  code        text NOT NULL CONSTRAINT airports_code_format CHECK (code ~ '^[A-Z0-9]{3}$'),
  location_id uuid NOT NULL CONSTRAINT airports_location REFERENCES locations ON DELETE RESTRICT,
  latitude    double precision CONSTRAINT airports_latitude_range CHECK (latitude BETWEEN -90 AND 90),
  longitude   double precision CONSTRAINT airports_longitude_range CHECK (longitude BETWEEN -180 AND 180),
  created_at  timestamptz NOT NULL DEFAULT now(),
  updated_at  timestamptz NOT NULL DEFAULT now(),
  version     integer NOT NULL DEFAULT 1
);
CREATE UNIQUE INDEX airports_code_unique ON airports (code);
CREATE INDEX airports_location_id ON airports (location_id);

CREATE TABLE airlines (
  id               uuid PRIMARY KEY,
  name             text COLLATE names NOT NULL CONSTRAINT airlines_name_filled CHECK (btrim(name) <> '' AND length(name) <= 150),
  short_name       text COLLATE names NOT NULL CONSTRAINT airlines_short_name_filled CHECK (btrim(short_name) <> '' AND length(short_name) <= 100),
  -- IATA designator, where known; imports find an airline again by it.
  code             text CONSTRAINT airlines_code_format CHECK (code ~ '^[A-Z0-9]{2}$'),
  overview         text NOT NULL DEFAULT '',
  logo_picture     text,
  monogram_picture text,
  has_baggage      boolean NOT NULL DEFAULT false,
  -- Lists of {"heading": text, "description": text}.
  baggage          jsonb NOT NULL DEFAULT '[]',
  details          jsonb NOT NULL DEFAULT '[]',
  created_at       timestamptz NOT NULL DEFAULT now(),
  updated_at       timestamptz NOT NULL DEFAULT now(),
  version          integer NOT NULL DEFAULT 1
);
CREATE UNIQUE INDEX airlines_short_name_unique ON airlines (lower(short_name));
CREATE UNIQUE INDEX airlines_code_unique ON airlines (code);

CREATE TABLE flights (
  id                   uuid PRIMARY KEY,
  departure_airport_id uuid NOT NULL CONSTRAINT flights_departure_airport REFERENCES airports ON DELETE RESTRICT,
  arrival_airport_id   uuid NOT NULL CONSTRAINT flights_arrival_airport REFERENCES airports ON DELETE RESTRICT,
  airline_id           uuid NOT NULL CONSTRAINT flights_airline REFERENCES airlines ON DELETE RESTRICT,
  outbound_minutes     integer NOT NULL DEFAULT 0 CONSTRAINT flights_outbound_minutes_range CHECK (outbound_minutes BETWEEN 0 AND 9999),
  return_minutes       integer NOT NULL DEFAULT 0 CONSTRAINT flights_return_minutes_range CHECK (return_minutes BETWEEN 0 AND 9999),
  stops                smallint NOT NULL DEFAULT 0 CONSTRAINT flights_stops_range CHECK (stops BETWEEN 0 AND 9),
  created_at           timestamptz NOT NULL DEFAULT now(),
  updated_at           timestamptz NOT NULL DEFAULT now(),
  version              integer NOT NULL DEFAULT 1,
  -- The search's copy of monthly_prices, element 1 January's price, null where there is none. A trigger on monthly_prices
  -- keeps it; a bulk load may fill it beforehand, and the trigger then finds nothing to do.
  one_way_by_month     integer[] NOT NULL DEFAULT '{}',
  round_trip_by_month  integer[] NOT NULL DEFAULT '{}',
  lowest_one_way_pence integer GENERATED ALWAYS AS (least(
    one_way_by_month[1], one_way_by_month[2], one_way_by_month[3], one_way_by_month[4],
    one_way_by_month[5], one_way_by_month[6], one_way_by_month[7], one_way_by_month[8],
    one_way_by_month[9], one_way_by_month[10], one_way_by_month[11], one_way_by_month[12])) STORED,
  CONSTRAINT flights_unique UNIQUE (departure_airport_id, arrival_airport_id, airline_id),
  CONSTRAINT flights_go_somewhere CHECK (departure_airport_id <> arrival_airport_id)
);
-- A search by one end or by airline reads neighbouring index entries and nothing else, however the rows are scattered.
CREATE INDEX flights_from ON flights (departure_airport_id) INCLUDE (id, arrival_airport_id, airline_id, stops, outbound_minutes, return_minutes, one_way_by_month, round_trip_by_month);
CREATE INDEX flights_to ON flights (arrival_airport_id) INCLUDE (id, departure_airport_id, airline_id, stops, outbound_minutes, return_minutes, one_way_by_month, round_trip_by_month);
CREATE INDEX flights_by ON flights (airline_id) INCLUDE (id, departure_airport_id, arrival_airport_id, stops, outbound_minutes, return_minutes, one_way_by_month, round_trip_by_month);
-- 'From £x' of many places at once is one look-up an airport.
CREATE INDEX flights_lowest_price ON flights (arrival_airport_id, lowest_one_way_pence);

-- The price is what the customer pays per person; the original price is price + saving. No price, no offer that month.
CREATE TABLE monthly_prices (
  flight_id               uuid NOT NULL CONSTRAINT monthly_prices_flight REFERENCES flights ON DELETE RESTRICT,
  month                   smallint NOT NULL CONSTRAINT monthly_prices_month_range CHECK (month BETWEEN 1 AND 12),
  one_way_pence           integer CONSTRAINT monthly_prices_one_way_positive CHECK (one_way_pence > 0),
  one_way_saving_pence    integer NOT NULL DEFAULT 0 CONSTRAINT monthly_prices_one_way_saving_range CHECK (one_way_saving_pence >= 0),
  round_trip_pence        integer CONSTRAINT monthly_prices_round_trip_positive CHECK (round_trip_pence > 0),
  round_trip_saving_pence integer NOT NULL DEFAULT 0 CONSTRAINT monthly_prices_round_trip_saving_range CHECK (round_trip_saving_pence >= 0),
  CONSTRAINT monthly_prices_pkey PRIMARY KEY (flight_id, month)
);
-- A search without an airport at either end walks the month's offers from the cheapest on.
CREATE INDEX monthly_prices_one_way ON monthly_prices (month, one_way_pence) WHERE one_way_pence IS NOT NULL;
CREATE INDEX monthly_prices_round_trip ON monthly_prices (month, round_trip_pence) WHERE round_trip_pence IS NOT NULL;

CREATE FUNCTION copy_prices_to_flights() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE flights f SET one_way_by_month = prices.one_way, round_trip_by_month = prices.round_trip
  FROM (SELECT DISTINCT flight_id FROM changed) touched
  CROSS JOIN LATERAL (
    SELECT array_agg(p.one_way_pence ORDER BY calendar.month) AS one_way, array_agg(p.round_trip_pence ORDER BY calendar.month) AS round_trip
    FROM generate_series(1, 12) calendar(month)
    LEFT JOIN monthly_prices p ON p.flight_id = touched.flight_id AND p.month = calendar.month
  ) prices
  WHERE f.id = touched.flight_id
    AND (f.one_way_by_month, f.round_trip_by_month) IS DISTINCT FROM (prices.one_way, prices.round_trip);
  RETURN NULL;
END $$;
CREATE TRIGGER monthly_prices_added AFTER INSERT ON monthly_prices REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION copy_prices_to_flights();
CREATE TRIGGER monthly_prices_updated AFTER UPDATE ON monthly_prices REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION copy_prices_to_flights();
CREATE TRIGGER monthly_prices_removed AFTER DELETE ON monthly_prices REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION copy_prices_to_flights();

-- The type-ahead answers from memory; it reads again when one of its tables changes.
CREATE FUNCTION notify_catalogue_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('catalogue_changed', TG_TABLE_NAME);
  RETURN NULL;
END $$;
CREATE TRIGGER regions_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON regions FOR EACH STATEMENT EXECUTE FUNCTION notify_catalogue_changed();
CREATE TRIGGER countries_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON countries FOR EACH STATEMENT EXECUTE FUNCTION notify_catalogue_changed();
CREATE TRIGGER locations_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON locations FOR EACH STATEMENT EXECUTE FUNCTION notify_catalogue_changed();
CREATE TRIGGER airports_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON airports FOR EACH STATEMENT EXECUTE FUNCTION notify_catalogue_changed();
CREATE TRIGGER airlines_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON airlines FOR EACH STATEMENT EXECUTE FUNCTION notify_catalogue_changed();

-- The one line that crosses services: a booking refers to its flight, so that no race can orphan it.
GRANT USAGE ON SCHEMA catalogue TO larkfare_bookings;
GRANT REFERENCES ON flights TO larkfare_bookings;
