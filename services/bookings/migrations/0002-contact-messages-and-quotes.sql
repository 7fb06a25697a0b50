-- Contact messages and quote requests, and what keeps robots from flooding them and the office's mailbox.

CREATE TABLE contact_messages (
  id           uuid PRIMARY KEY,
  reference    text NOT NULL CONSTRAINT contact_messages_reference_unique UNIQUE,
  name         text NOT NULL,
  email        text NOT NULL,
  phone        text NOT NULL DEFAULT '',
  message      text NOT NULL,
  status       text NOT NULL DEFAULT 'pending' CONSTRAINT contact_messages_status_known CHECK (status IN ('pending', 'in-progress', 'responded', 'closed')),
  extra_notes  text NOT NULL DEFAULT '',
  -- sha-256 of what was sent: the same again within ten minutes is the same message.
  request_hash bytea NOT NULL,
  created_at   timestamptz NOT NULL DEFAULT now(),
  updated_at   timestamptz NOT NULL DEFAULT now(),
  version      integer NOT NULL DEFAULT 1
);
CREATE INDEX contact_messages_request_hash ON contact_messages (request_hash, created_at);
CREATE INDEX contact_messages_created_at ON contact_messages (created_at DESC, id DESC);

CREATE TABLE quotes (
  id                           uuid PRIMARY KEY,
  reference                    text NOT NULL CONSTRAINT quotes_reference_unique UNIQUE,
  customer_name                text NOT NULL,
  email                        text NOT NULL,
  contact_phone                text NOT NULL DEFAULT '',
  trip_type                    text NOT NULL CONSTRAINT quotes_trip_type_known CHECK (trip_type IN ('one-way', 'round-trip')),
  -- Places as the customer wrote them.
  "from"                       text NOT NULL,
  "to"                         text NOT NULL,
  -- Absent for any airline. The short name is the catalogue's at that time, absent when it could not be asked.
  preferred_airline_id         uuid,
  preferred_airline_short_name text,
  departure_date               date NOT NULL,
  -- Absent on a one-way trip.
  return_date                  date,
  adults                       smallint NOT NULL CONSTRAINT quotes_adults_range CHECK (adults >= 1),
  children                     smallint NOT NULL CONSTRAINT quotes_children_range CHECK (children >= 0),
  infants                      smallint NOT NULL CONSTRAINT quotes_infants_range CHECK (infants >= 0),
  extra_details                text NOT NULL DEFAULT '',
  status                       text NOT NULL DEFAULT 'pending' CONSTRAINT quotes_status_known CHECK (status IN ('pending', 'in-progress', 'responded', 'closed')),
  price_pence                  integer CONSTRAINT quotes_price_range CHECK (price_pence >= 0),
  notes                        text NOT NULL DEFAULT '',
  request_hash                 bytea NOT NULL,
  created_at                   timestamptz NOT NULL DEFAULT now(),
  updated_at                   timestamptz NOT NULL DEFAULT now(),
  version                      integer NOT NULL DEFAULT 1
);
CREATE INDEX quotes_request_hash ON quotes (request_hash, created_at);
CREATE INDEX quotes_created_at ON quotes (created_at DESC, id DESC);

-- One key for all processes, made here so that nobody has to set one: it signs form tokens and hides addresses.
CREATE TABLE form_secret (
  only_row boolean PRIMARY KEY DEFAULT true CONSTRAINT form_secret_only_row CHECK (only_row),
  secret   bytea NOT NULL DEFAULT decode(replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), 'hex')
);
INSERT INTO form_secret DEFAULT VALUES;

-- A form token is used once.
CREATE TABLE used_form_tokens (
  token_hash bytea PRIMARY KEY,
  used_at    timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX used_form_tokens_used_at ON used_form_tokens (used_at);

-- How often something came in an hour, for all processes together. Addresses are there as keyed hashes only.
CREATE TABLE hourly_counts (
  bucket text NOT NULL,
  hour   timestamptz NOT NULL,
  count  integer NOT NULL,
  CONSTRAINT hourly_counts_pkey PRIMARY KEY (bucket, hour)
);
CREATE INDEX hourly_counts_hour ON hourly_counts (hour);

-- Notices beyond what the office's mailbox takes in an hour; one digest tells of them.
CREATE TABLE held_notices (
  id         uuid PRIMARY KEY,
  channel    text NOT NULL,
  line       text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX held_notices_channel ON held_notices (channel, id);
