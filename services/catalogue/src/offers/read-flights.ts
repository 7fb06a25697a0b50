import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type ClientBase } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { type IdWords, toWords } from './flight-ids.ts';
import { FlightIndex, type IndexedFlight } from './flight-index.ts';
import { type MonthPence } from './price-table.ts';

/** All flights, as the client's transaction sees them, in one streaming read. */
export async function readAllFlights(client: ClientBase): Promise<FlightIndex> {
  const counted = await client.query<{ flights: number }>(
    'SELECT count(*)::int AS flights FROM flights',
  );
  const index = new FlightIndex(counted.rows[0]?.flights ?? 0);
  await readFlightRows(client, '', (id, flight) => index.put(id, flight));
  await readPriceRows(client, '', priceSetter(index));
  return index;
}

/** Some flights as they are now. @returns what changes an index at once, so that no search sees half of it */
export async function readFlights(
  client: ClientBase,
  ids: readonly string[],
): Promise<(index: FlightIndex) => void> {
  // PostgreSQL gave these ids; COPY takes no parameters.
  const listed = `= ANY('{${ids.join()}}'::uuid[])`;
  const flights: [IdWords, IndexedFlight][] = [];
  const prices: [IdWords, number, MonthPence][] = [];
  await readFlightRows(client, `WHERE id ${listed}`, (...flight) => flights.push(flight));
  await readPriceRows(client, `WHERE flight_id ${listed}`, (...price) => prices.push(price));
  return (index) => {
    const found = new Set(flights.map(([id]) => id.join()));
    for (const id of ids.map(toWords)) if (!found.has(id.join())) index.remove(id);
    for (const flight of flights) index.put(...flight);
    const setPrice = priceSetter(index);
    for (const price of prices) setPrice(...price);
  };
}

function priceSetter(index: FlightIndex) {
  let lastId: IdWords | undefined;
  let slot = -1;
  return (id: IdWords, classAndMonth: number, pence: MonthPence) => {
    if (id !== lastId) slot = index.ids.find((lastId = id));
    index.setPrice(slot, classAndMonth >> 4, classAndMonth & 15, pence);
  };
}

/** Every column has a fixed length, and so has a row: its number of columns in two bytes, each after its length in four. */
function readFlightRows(
  client: ClientBase,
  where: string,
  visit: (id: IdWords, flight: IndexedFlight) => void,
): Promise<void> {
  const idText = interned();
  return readRows(
    client,
    `SELECT id, departure_airport_id, arrival_airport_id, airline_id, stops, outbound_minutes, return_minutes
     FROM flights ${where} ORDER BY id`,
    104,
    (row, at) =>
      visit(wordsAt(row, at + 6), {
        departureAirportId: idText(row, at + 26),
        arrivalAirportId: idText(row, at + 46),
        airlineId: idText(row, at + 66),
        stops: row.readInt16BE(at + 86),
        outboundMinutes: row.readInt32BE(at + 92),
        returnMinutes: row.readInt32BE(at + 100),
      }),
  );
}

/** Sixteen times the class's place among the classes, and the month. A price and its saving come as one number. */
function readPriceRows(
  client: ClientBase,
  where: string,
  visit: (id: IdWords, classAndMonth: number, pence: MonthPence) => void,
): Promise<void> {
  let id: IdWords = [0, 0, 0, 0];
  return readRows(
    client,
    `SELECT flight_id,
       month + CASE travel_class WHEN 'economy' THEN 0::int2 WHEN 'premiumEconomy' THEN 16::int2 WHEN 'business' THEN 32::int2 ELSE 48::int2 END,
       coalesce(one_way_pence, 0)::int8 << 32 | one_way_saving_pence, coalesce(round_trip_pence, 0)::int8 << 32 | round_trip_saving_pence
     FROM monthly_prices ${where}`,
    52,
    (row, at) => {
      // A flight's prices mostly follow each other.
      if (!isAt(row, at + 6, id)) id = wordsAt(row, at + 6);
      visit(id, row.readInt16BE(at + 26), {
        oneWay: row.readInt32BE(at + 32),
        oneWaySaving: row.readInt32BE(at + 36),
        roundTrip: row.readInt32BE(at + 44),
        roundTripSaving: row.readInt32BE(at + 48),
      });
    },
  );
}

const headerBytes = 19;

/** Reads rows of a fixed size in PostgreSQL's binary format of COPY. */
async function readRows(
  client: ClientBase,
  select: string,
  rowBytes: number,
  visit: (chunk: Buffer, at: number) => void,
): Promise<void> {
  let rest: Buffer = Buffer.alloc(0);
  let skipped = headerBytes;
  const rows = client.query(copyTo(`COPY (${select}) TO STDOUT (FORMAT binary)`));
  await pipeline(
    rows,
    new Writable({
      write(chunk: Buffer, _, done) {
        const bytes = rest.length ? Buffer.concat([rest, chunk]) : chunk;
        let at = skipped;
        // The last two bytes of all are no row: they say that there are no more.
        for (; at + rowBytes <= bytes.length; at += rowBytes) visit(bytes, at);
        rest = bytes.subarray(at);
        skipped = Math.max(0, at - bytes.length);
        done();
      },
    }),
  );
}

const wordsAt = (row: Buffer, at: number): IdWords => [
  row.readUInt32BE(at),
  row.readUInt32BE(at + 4),
  row.readUInt32BE(at + 8),
  row.readUInt32BE(at + 12),
];

const isAt = (row: Buffer, at: number, id: IdWords): boolean =>
  row.readUInt32BE(at + 12) === id[3] &&
  row.readUInt32BE(at + 8) === id[2] &&
  row.readUInt32BE(at + 4) === id[1] &&
  row.readUInt32BE(at) === id[0];

/** An id as text, the same string for the same id. */
function interned() {
  const known = new Map<string, string>();
  return (row: Buffer, at: number): string => {
    const digits = row.toString('latin1', at, at + 16);
    const seen = known.get(digits);
    if (seen) return seen;
    const id = row
      .toString('hex', at, at + 16)
      .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
    known.set(digits, id);
    return id;
  };
}
