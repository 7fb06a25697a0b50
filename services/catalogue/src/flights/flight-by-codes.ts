import { query } from '@larkfare/data-kit/database';
import { InvalidInput } from '@larkfare/data-kit/refusals';
import { type CatalogueContext } from '../catalogue-context.ts';
import { FlightFound } from './flight.input.ts';

export interface FlightCodes {
  departureCode: string;
  arrivalCode: string;
  /** In any case. */
  airlineShortName: string;
}

interface Match {
  hasDeparture: boolean;
  hasArrival: boolean;
  flightId: string | null;
}

/** The one flight of that airline between those airports, or the one of the three that does not exist. */
export async function flightByCodes(
  { db, loaders }: CatalogueContext,
  codes: FlightCodes,
): Promise<FlightFound | InvalidInput> {
  const { departureCode, arrivalCode, airlineShortName } = codes;
  // PostgreSQL takes no NUL character.
  const searched = Object.entries(codes).map(([name, text]) => [name, text.replaceAll('\0', ' ')]);
  const [match] = await query<Match>(db, statement, Object.fromEntries(searched));
  if (!match?.hasDeparture)
    return refusal('departureCode', `No airport has the code ${departureCode}`);
  if (!match.hasArrival) return refusal('arrivalCode', `No airport has the code ${arrivalCode}`);
  const flight = match.flightId === null ? null : await loaders.flight.load(match.flightId);
  return flight
    ? new FlightFound(flight, false)
    : refusal(
        'airlineShortName',
        `${airlineShortName} has no flight from ${departureCode} to ${arrivalCode}`,
      );
}

const refusal = (field: keyof FlightCodes, message: string) => InvalidInput.of(field, message);

const statement = `
  SELECT departures.id IS NOT NULL AS "hasDeparture", arrivals.id IS NOT NULL AS "hasArrival", flights.id AS "flightId"
  FROM (SELECT) AS one
  LEFT JOIN airports departures ON departures.code = upper(:departureCode)
  LEFT JOIN airports arrivals ON arrivals.code = upper(:arrivalCode)
  LEFT JOIN airlines ON lower(airlines.short_name) = lower(:airlineShortName)
  LEFT JOIN flights ON flights.departure_airport_id = departures.id
    AND flights.arrival_airport_id = arrivals.id AND flights.airline_id = airlines.id`;
