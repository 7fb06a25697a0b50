-- Booking requests. A booking keeps what was offered beside its flight reference, so editing a flight never changes it.
-- The one line that crosses schemas is bookings.flight_id, so that no race can orphan a booking (docs/adr).

CREATE TABLE bookings (
  id                   uuid PRIMARY KEY,
  reference            text NOT NULL CONSTRAINT bookings_reference_unique UNIQUE,
  flight_id            uuid NOT NULL CONSTRAINT bookings_flight REFERENCES catalogue.flights ON DELETE RESTRICT,

  customer_name        text NOT NULL,
  user_email           text NOT NULL,
  contact_phone        text NOT NULL,
  contact_preference   text NOT NULL CONSTRAINT bookings_contact_preference_known CHECK (contact_preference IN ('call', 'whatsapp', 'email')),
  adults               smallint NOT NULL CONSTRAINT bookings_adults_range CHECK (adults >= 0),
  children             smallint NOT NULL CONSTRAINT bookings_children_range CHECK (children >= 0),
  infants              smallint NOT NULL CONSTRAINT bookings_infants_range CHECK (infants >= 0),
  extra_details        text NOT NULL DEFAULT '',
  departure_date       date NOT NULL,
  -- Absent on a one-way trip.
  return_date          date,

  -- The snapshot: what was offered when it was requested.
  airline_id             uuid NOT NULL,
  airline_name           text NOT NULL,
  airline_short_name     text NOT NULL,
  airline_monogram       text,
  departure_airport_id   uuid NOT NULL,
  departure_airport_code text NOT NULL,
  departure_airport_name text NOT NULL,
  arrival_airport_id     uuid NOT NULL,
  arrival_airport_code   text NOT NULL,
  arrival_airport_name   text NOT NULL,
  outbound_minutes       integer NOT NULL,
  return_minutes         integer NOT NULL,
  stops                  smallint NOT NULL,
  -- Per person, computed by the server.
  initial_price_pence    integer NOT NULL CONSTRAINT bookings_initial_price_positive CHECK (initial_price_pence > 0),

  final_price_pence    integer CONSTRAINT bookings_final_price_range CHECK (final_price_pence >= 0),
  state                text NOT NULL DEFAULT 'pending' CONSTRAINT bookings_state_known CHECK (state IN ('pending', 'confirmed', 'cancelled', 'in-progress')),
  notes                text NOT NULL DEFAULT '',
  -- sha-256 of the request: an identical one within ten minutes is the same booking.
  request_hash         bytea NOT NULL,
  created_at           timestamptz NOT NULL DEFAULT now(),
  updated_at           timestamptz NOT NULL DEFAULT now(),
  version              integer NOT NULL DEFAULT 1
);
CREATE INDEX bookings_flight_id ON bookings (flight_id);
CREATE INDEX bookings_request_hash ON bookings (request_hash, created_at);
CREATE INDEX bookings_created_at ON bookings (created_at DESC, id DESC);
CREATE INDEX bookings_departure_date ON bookings (departure_date);

-- The same key and body get the same answer again; the same key with another body is refused.
CREATE TABLE idempotency_keys (
  key          text PRIMARY KEY,
  request_hash bytea NOT NULL,
  booking_id   uuid NOT NULL CONSTRAINT idempotency_keys_booking REFERENCES bookings ON DELETE CASCADE,
  created_at   timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX idempotency_keys_created_at ON idempotency_keys (created_at);

-- Written in the transaction of what it tells about, sent by a job with retries.
CREATE TABLE outbox (
  id         uuid PRIMARY KEY,
  kind       text NOT NULL,
  recipient  text NOT NULL,
  subject    text NOT NULL,
  body       text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  sent_at    timestamptz,
  message_id text
);
CREATE INDEX outbox_unsent ON outbox (created_at) WHERE sent_at IS NULL;
