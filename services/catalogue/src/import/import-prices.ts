import { TravelClass } from '../flights/monthly-price.rules.ts';
import { copyPieces, type CopyValue } from '../bulk-rows.ts';
import {
  readRecords,
  rejectListed,
  repeatedRows,
  storeListed,
  type ImportRun,
} from './import-run.ts';
import { parsePriceRecord, priceColumns } from './prices.rules.ts';
import { type SourceFile } from './source-files.ts';

/** Monthly prices of flights that are there. A month the file does not name keeps its price. */
export async function importPrices(run: ImportRun, file: SourceFile): Promise<void> {
  const { client } = run;
  await client.query(
    `CREATE TEMP TABLE listed_prices (
       line integer, departure text, arrival text, airline text, month smallint, travel_class travel_class,
       one_way_pence integer, one_way_saving_pence integer, round_trip_pence integer, round_trip_saving_pence integer,
       operated_by text, flight_id uuid
     ) ON COMMIT DROP`,
  );
  await copyPieces(client, `listed_prices (${columns.join(', ')})`, priceRows(run, file));
  await run.onProgress({ file: file.kind, bytes: 0, doing: 'storing' });
  await client.query(findFlights);
  await client.query('ANALYZE listed_prices');
  for (const rejection of rejections)
    await rejectListed(run, file, { table: 'listed_prices', ...rejection });
  await storeListed(run, file, storePrices);
}

const columns = [
  'line',
  'departure',
  'arrival',
  'airline',
  'month',
  'travel_class',
  'one_way_pence',
  'one_way_saving_pence',
  'round_trip_pence',
  'round_trip_saving_pence',
  'operated_by',
];

async function* priceRows(run: ImportRun, file: SourceFile): AsyncGenerator<CopyValue[][]> {
  for await (const rows of readRecords(run, file, priceColumns, parsePriceRecord))
    yield rows.map((row) => [
      row.line,
      row.departureCode,
      row.arrivalCode,
      row.airline,
      row.month,
      row.travelClass ?? TravelClass.economy,
      row.oneWayPence,
      row.oneWaySavingPence,
      row.roundTripPence,
      row.roundTripSavingPence,
      row.operatedBy ?? null,
    ]);
}

/** An airline is known by its IATA code or else by its short name. */
const findFlights = `
  UPDATE listed_prices SET flight_id = flights.id
    FROM flights
    JOIN airports AS departure ON departure.id = flights.departure_airport_id
    JOIN airports AS arrival ON arrival.id = flights.arrival_airport_id
    JOIN airlines ON airlines.id = flights.airline_id
   WHERE departure.code = listed_prices.departure AND arrival.code = listed_prices.arrival
     AND (airlines.code = upper(listed_prices.airline)
          OR lower(airlines.short_name) = lower(listed_prices.airline))`;

const label = `departure || '–' || arrival || ' ' || airline`;
/** The reasons against a listed price, in the order in which they are tested. */
const rejections = [
  {
    reason: 'names a flight that is not in the catalogue',
    rows: `SELECT line, ${label} AS detail FROM listed_prices WHERE flight_id IS NULL`,
  },
  {
    reason: 'repeats a price of the file',
    rows: repeatedRows('listed_prices', 'flight_id, travel_class, month', label),
  },
  {
    reason: 'has a month without an economy price',
    rows: `
      SELECT line, ${label} AS detail FROM listed_prices listed WHERE travel_class <> 'economy'
         AND NOT EXISTS (SELECT FROM listed_prices economy WHERE economy.travel_class = 'economy'
                            AND (economy.flight_id, economy.month) = (listed.flight_id, listed.month))
         AND NOT EXISTS (SELECT FROM monthly_prices economy WHERE economy.travel_class = 'economy'
                            AND (economy.flight_id, economy.month) = (listed.flight_id, listed.month))`,
  },
];

/** A flight whose prices or operator change gets a new version, so that an open edit form cannot overwrite them unseen. */
const storePrices = `
  WITH stored AS (
    INSERT INTO monthly_prices AS stored
           (flight_id, travel_class, month, one_way_pence, one_way_saving_pence, round_trip_pence, round_trip_saving_pence)
    SELECT flight_id, travel_class, month, one_way_pence, one_way_saving_pence, round_trip_pence, round_trip_saving_pence
      FROM listed_prices
    ON CONFLICT (flight_id, travel_class, month) DO UPDATE
       SET one_way_pence = excluded.one_way_pence, one_way_saving_pence = excluded.one_way_saving_pence,
           round_trip_pence = excluded.round_trip_pence, round_trip_saving_pence = excluded.round_trip_saving_pence
     WHERE (stored.one_way_pence, stored.one_way_saving_pence, stored.round_trip_pence, stored.round_trip_saving_pence)
           IS DISTINCT FROM
           (excluded.one_way_pence, excluded.one_way_saving_pence, excluded.round_trip_pence, excluded.round_trip_saving_pence)
    RETURNING flight_id, xmax = 0 AS is_new
  ), touched AS (
    UPDATE flights SET updated_at = now(), version = version + 1, operated_by = coalesce(listed.operated_by, flights.operated_by)
      FROM (SELECT flight_id, max(operated_by) AS operated_by FROM listed_prices GROUP BY flight_id) AS listed
     WHERE id = listed.flight_id
       AND (id IN (SELECT flight_id FROM stored) OR listed.operated_by <> coalesce(flights.operated_by, ''))
  )
  SELECT count(*) FILTER (WHERE is_new)::integer AS inserted,
         count(*) FILTER (WHERE NOT is_new)::integer AS updated,
         (SELECT count(*) FROM listed_prices)::integer AS listed
    FROM stored`;
