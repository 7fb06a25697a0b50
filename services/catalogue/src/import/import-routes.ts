import { copyPieces, type CopyValue } from '../bulk-rows.ts';
import { flightMinutes, type Position } from './flight-time.rules.ts';
import {
  readRows,
  reject,
  rejectListed,
  repeatedRows,
  storeListed,
  type ImportRun,
} from './import-run.ts';
import { parseRoute, type RouteRow } from './openflights.rules.ts';
import { type Parsed } from './row-values.rules.ts';
import { type SourceFile } from './source-files.ts';

interface Ends {
  airports: ReadonlyMap<string, { id: string } & Partial<Position>>;
  airlines: ReadonlyMap<string, string>;
}

/** Flights by airports and airline. Their prices come from elsewhere; until then they are not offered. */
export async function importRoutes(run: ImportRun, file: SourceFile): Promise<void> {
  const { client } = run;
  await client.query(
    `CREATE TEMP TABLE listed_flights (
       line integer, label text, id uuid, departure_airport_id uuid, arrival_airport_id uuid, airline_id uuid,
       outbound_minutes integer, return_minutes integer, stops smallint
     ) ON COMMIT DROP`,
  );
  await copyPieces(client, 'listed_flights', flightRows(run, file, await storedEnds(run)));
  await run.onProgress({ file: file.kind, bytes: 0, doing: 'storing' });
  await client.query('ANALYZE listed_flights');
  await rejectListed(run, file, {
    table: 'listed_flights',
    reason: 'repeats a flight of the file',
    rows: repeatedRows(
      'listed_flights',
      'departure_airport_id, arrival_airport_id, airline_id',
      'label',
    ),
  });
  await storeListed(run, file, storeFlights);
}

async function storedEnds({ client }: ImportRun): Promise<Ends> {
  const airports = await client.query<{ code: string; id: string } & Partial<Position>>(
    'SELECT code, id, latitude, longitude FROM airports',
  );
  const airlines = await client.query<{ code: string; id: string }>(
    'SELECT code, id FROM airlines WHERE code IS NOT NULL',
  );
  return {
    airports: new Map(airports.rows.map(({ code, ...airport }) => [code, airport])),
    airlines: new Map(airlines.rows.map(({ code, id }) => [code, id])),
  };
}

async function* flightRows(
  run: ImportRun,
  file: SourceFile,
  ends: Ends,
): AsyncGenerator<CopyValue[][]> {
  for await (const routes of readRows(run, file, parseRoute))
    yield routes.flatMap((route) => {
      const flight = toFlight(route, ends);
      if ('value' in flight) return [[route.line, saidOf(route), run.newId(), ...flight.value]];
      reject(run, file.kind, { ...flight, line: route.line });
      return [];
    });
}

const saidOf = ({ airlineCode, departureCode, arrivalCode }: RouteRow) =>
  `${airlineCode} ${departureCode}–${arrivalCode}`;

function toFlight(route: RouteRow, { airports, airlines }: Ends): Parsed<CopyValue[]> {
  const detail = saidOf(route);
  const airline = airlines.get(route.airlineCode);
  const departure = airports.get(route.departureCode);
  const arrival = airports.get(route.arrivalCode);
  if (!departure || !arrival)
    return { reason: 'names an airport that is not in the catalogue', detail };
  if (!airline) return { reason: 'names an airline that is not in the catalogue', detail };
  if (!hasPosition(departure) || !hasPosition(arrival))
    return {
      reason: 'names an airport whose position is not known, so its duration cannot be computed',
      detail,
    };
  return {
    value: [
      departure.id,
      arrival.id,
      airline,
      flightMinutes(departure, arrival, route.stops),
      flightMinutes(arrival, departure, route.stops),
      route.stops,
    ],
  };
}

const hasPosition = <Airport extends Partial<Position>>(
  airport: Airport,
): airport is Airport & Position => airport.latitude != null && airport.longitude != null;

/** Only other stops change a flight that is there: an administrator's better durations stay. */
const storeFlights = `
  WITH stored AS (
    INSERT INTO flights (id, departure_airport_id, arrival_airport_id, airline_id, outbound_minutes, return_minutes, stops)
    SELECT id, departure_airport_id, arrival_airport_id, airline_id, outbound_minutes, return_minutes, stops
      FROM listed_flights
    ON CONFLICT ON CONSTRAINT flights_unique DO UPDATE
       SET stops = excluded.stops, outbound_minutes = excluded.outbound_minutes,
           return_minutes = excluded.return_minutes, updated_at = now(), version = flights.version + 1
     WHERE flights.stops <> excluded.stops
    RETURNING xmax = 0 AS is_new
  )
  SELECT count(*) FILTER (WHERE is_new)::integer AS inserted,
         count(*) FILTER (WHERE NOT is_new)::integer AS updated,
         (SELECT count(*) FROM listed_flights)::integer AS listed
    FROM stored`;
