import { type ClientBase } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { type EntityManager } from 'typeorm';
import { forEachRow } from '../bulk-rows.ts';
import { TravelClass } from '../flights/monthly-price.rules.ts';
import { type IdWords } from './flight-ids.ts';
import { FlightIndex } from './flight-index.ts';
import { offeredColumns, type OfferedFlight } from './offered-flight.ts';
import { type MonthPence } from './price-table.ts';

/** Reads all flights, as the manager's transaction sees them. */
export async function readAllFlights(manager: EntityManager): Promise<FlightIndex> {
  const client = await clientOf(manager);
  const counted = await client.query<{ flights: number }>(
    'SELECT count(*)::int AS flights FROM flights',
  );
  const index = new FlightIndex(counted.rows[0]?.flights ?? 0);
  await forEachRow<OfferedFlight>(client, selectFlights(manager), (flight) => index.put(flight));
  await forEachPrice(client, '', priceSetter(index));
  return index;
}

/** Reads some flights as they are now. @returns the change of an index, made at once so that no search sees half of it */
export async function readFlights(
  manager: EntityManager,
  ids: readonly string[],
): Promise<(index: FlightIndex) => void> {
  const client = await clientOf(manager);
  // PostgreSQL returned these ids; COPY has no parameters.
  const listed = `= ANY('{${ids.join()}}'::uuid[])`;
  const { rows: flights } = await client.query<OfferedFlight>(
    `${selectFlights(manager)} WHERE id ${listed}`,
  );
  const prices: Parameters<VisitPrice>[] = [];
  await forEachPrice(client, `WHERE flight_id ${listed}`, (...price) => prices.push(price));
  return (index) => {
    const existing = new Set(flights.map(({ id }) => id));
    for (const id of ids) if (!existing.has(id)) index.remove(id);
    for (const flight of flights) index.put(flight);
    const setPrice = priceSetter(index);
    for (const price of prices) setPrice(...price);
  };
}

const clientOf = async ({ queryRunner }: EntityManager) =>
  (await queryRunner?.connect()) as ClientBase;

const selectFlights = ({ connection }: EntityManager) =>
  `SELECT ${offeredColumns(connection)} FROM flights`;

const classes = Object.values(TravelClass);

type VisitPrice = (id: IdWords, nthClass: number, month: number, pence: MonthPence) => void;

function priceSetter(index: FlightIndex): VisitPrice {
  let lastId: IdWords | undefined;
  let slot = -1;
  return (id, ...price) => {
    if (id !== lastId) slot = index.ids.find((lastId = id));
    index.setPrice(slot, ...price);
  };
}

const selectPrices = `
  SELECT flight_id,
    CASE travel_class ${classes.map((name, nth) => `WHEN '${name}' THEN ${nth}::int2`).join(' ')} END,
    month, coalesce(one_way_pence, 0), one_way_saving_pence, coalesce(round_trip_pence, 0), round_trip_saving_pence
  FROM monthly_prices`;

/** COPY's binary format: a header, then rows of a column count in two bytes, and each column after its length in four. */
const headerBytes = 19;
const rowBytes = 66;

/** Reads prices by COPY, as there are a dozen for each flight: rows of objects took four times as long. */
async function forEachPrice(client: ClientBase, where: string, visit: VisitPrice): Promise<void> {
  const chunks = client.query(copyTo(`COPY (${selectPrices} ${where}) TO STDOUT (FORMAT binary)`));
  let id: IdWords = [0, 0, 0, 0];
  let rest: Buffer = Buffer.alloc(0);
  let at = headerBytes;
  for await (const chunk of chunks as AsyncIterable<Buffer>) {
    const bytes = Buffer.concat([rest, chunk]);
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
    for (; at + rowBytes <= bytes.length; at += rowBytes) {
      // A flight's prices mostly follow each other.
      if (!isAt(view, at + 6, id)) id = wordsAt(view, at + 6);
      visit(id, view.getInt16(at + 26), view.getInt16(at + 32), {
        oneWay: view.getInt32(at + 38),
        oneWaySaving: view.getInt32(at + 46),
        roundTrip: view.getInt32(at + 54),
        roundTripSaving: view.getInt32(at + 62),
      });
    }
    rest = bytes.subarray(at);
    at = Math.max(0, at - bytes.length);
  }
}

const wordsAt = (view: DataView, at: number): IdWords => [
  view.getUint32(at),
  view.getUint32(at + 4),
  view.getUint32(at + 8),
  view.getUint32(at + 12),
];

const isAt = (view: DataView, at: number, id: IdWords): boolean =>
  view.getUint32(at + 12) === id[3] &&
  view.getUint32(at + 8) === id[2] &&
  view.getUint32(at + 4) === id[1] &&
  view.getUint32(at) === id[0];
