-- Booking requests. A booking keeps what was offered beside its flight reference, so editing a flight never changes it.

-- The one line that crosses schemas is bookings.flight_id, so that no race can orphan a booking (docs/adr/0004).

-- The job queue's own schema (docs/adr/0005): made by whoever is logged in, as this role has no rights on the database,
-- and owned by this role, as the queue's tables have row security on and so are usable by their owner only.
SET LOCAL ROLE NONE;
CREATE SCHEMA IF NOT EXISTS bookings_jobs AUTHORIZATION larkfare_bookings;
SET LOCAL ROLE larkfare_bookings;

-- graphile-worker keeps its own migrations from here on; with this table there it does not try to make the schema,
-- which a role without rights on the whole database must not do.
CREATE TABLE bookings_jobs.migrations (
  id       integer PRIMARY KEY,
  ts       timestamptz NOT NULL DEFAULT now(),
  breaking boolean NOT NULL DEFAULT false
);

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
  key          text PRIMARY KEY CONSTRAINT idempotency_keys_key_length CHECK (length(key) BETWEEN 1 AND 200),
  request_hash bytea NOT NULL,
  booking_id   uuid NOT NULL CONSTRAINT idempotency_keys_booking REFERENCES bookings ON DELETE RESTRICT,
  created_at   timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX idempotency_keys_booking_id ON idempotency_keys (booking_id);
CREATE INDEX idempotency_keys_created_at ON idempotency_keys (created_at);

-- Mails, written in the transaction of what they tell about and sent by a job with retries.
CREATE TABLE outbox (
  id         uuid PRIMARY KEY,
  kind       text NOT NULL,
  recipient  text NOT NULL,
  -- Whom the office answers; absent on what customers get.
  reply_to   text,
  subject    text NOT NULL CONSTRAINT outbox_subject_one_line CHECK (subject !~ '[[:cntrl:]]'),
  body       text NOT NULL,
  -- Kept with the mail, so that a second attempt is the same mail to every mail server and reader.
  message_id text NOT NULL CONSTRAINT outbox_message_id_unique UNIQUE,
  created_at timestamptz NOT NULL DEFAULT now(),
  sent_at    timestamptz,
  -- Set when the mail server refused it for good: it is not tried again.
  refused_at timestamptz,
  last_error text,
  CONSTRAINT outbox_sent_or_refused CHECK (sent_at IS NULL OR refused_at IS NULL)
);
CREATE INDEX outbox_waiting ON outbox (created_at) WHERE sent_at IS NULL AND refused_at IS NULL;
CREATE INDEX outbox_created_at ON outbox (created_at);
