import { type ClientBase, type Submittable } from 'pg';
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
     FROM flights ${where}`,
    104,
    (row, at, bytes) =>
      visit(wordsAt(row, at + 6), {
        departureAirportId: idText(bytes, at + 26),
        arrivalAirportId: idText(bytes, at + 46),
        airlineId: idText(bytes, at + 66),
        stops: row.getInt16(at + 86),
        outboundMinutes: row.getInt32(at + 92),
        returnMinutes: row.getInt32(at + 100),
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
      visit(id, row.getInt16(at + 26), {
        oneWay: row.getInt32(at + 32),
        oneWaySaving: row.getInt32(at + 36),
        roundTrip: row.getInt32(at + 44),
        roundTripSaving: row.getInt32(at + 48),
      });
    },
  );
}

type Visit = (row: DataView, at: number, bytes: Buffer) => void;

const copyData = 'd'.charCodeAt(0);
const readyForQuery = 'Z'.charCodeAt(0);
const prefixBytes = 5;

/**
 * Visits rows of a fixed size in PostgreSQL's binary format of COPY, each a message of its own. `pg` makes objects of every
 * message, which takes longer than all else here; so it gets only the others while the rows come.
 */
function readRows(
  client: ClientBase,
  select: string,
  rowBytes: number,
  visit: Visit,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const copy: Submittable & QueryEvents = {
      submit(connection) {
        const { stream } = connection;
        const [toPg] = stream.listeners('data') as [(bytes: Buffer) => void];
        let rest: Buffer = Buffer.alloc(0);
        const read = (chunk: Buffer) => {
          const bytes = Buffer.concat([rest, chunk]);
          const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
          let at = 0;
          while (at + prefixBytes <= bytes.length) {
            const end = at + 1 + view.getUint32(at + 1);
            if (end > bytes.length) break;
            const kind = bytes[at];
            if (kind === readyForQuery) {
              stream.off('data', read).on('data', toPg);
              return toPg(bytes.subarray(at));
            }
            if (kind !== copyData) toPg(bytes.subarray(at, end));
            // The first message has a header before its row; the last is shorter and says that there are no more.
            else if (end - at >= prefixBytes + rowBytes) visit(view, end - rowBytes, bytes);
            at = end;
          }
          rest = bytes.subarray(at);
        };
        stream.off('data', toPg).on('data', read);
        connection.query(`COPY (${select}) TO STDOUT (FORMAT binary)`);
      },
      handleCommandComplete: () => undefined,
      handleReadyForQuery: resolve,
      handleError: reject,
    };
    client.query(copy);
  });
}

/** What `pg` calls of a query that it has submitted. */
interface QueryEvents {
  handleCommandComplete: () => void;
  handleReadyForQuery: () => void;
  handleError: (error: Error) => void;
}

const wordsAt = (row: DataView, at: number): IdWords => [
  row.getUint32(at),
  row.getUint32(at + 4),
  row.getUint32(at + 8),
  row.getUint32(at + 12),
];

const isAt = (row: DataView, at: number, id: IdWords): boolean =>
  row.getUint32(at + 12) === id[3] &&
  row.getUint32(at + 8) === id[2] &&
  row.getUint32(at + 4) === id[1] &&
  row.getUint32(at) === id[0];

/** An id as text, the same string for the same id. */
function interned() {
  const known = new Map<string, string>();
  return (bytes: Buffer, at: number): string => {
    const digits = bytes.toString('latin1', at, at + 16);
    const seen = known.get(digits);
    if (seen) return seen;
    const id = bytes
      .toString('hex', at, at + 16)
      .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
    known.set(digits, id);
    return id;
  };
}
