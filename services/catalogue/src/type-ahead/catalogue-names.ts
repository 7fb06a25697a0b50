import { query } from '@larkfare/service-kit';
import { type DataSource } from 'typeorm';
import { airportsMatching, type EndCandidate } from './ends.rules.ts';
import { fold } from './fold.rules.ts';
import { remembering } from './remembering.ts';
import { createTypeAhead, type TypeAhead } from './type-ahead.ts';
import { type AirportSuggestion } from './type-ahead.input.ts';

/** The names of the catalogue as they were at one moment, kept in memory and never changed. */
export interface CatalogueNames {
  airports: TypeAhead<AirportSuggestion>;
  airlines: TypeAhead<string> & {
    ids: readonly string[];
    matching(idsOrNames: string[]): string[];
  };
  /** The airports that an airport's or a location's id stands for. */
  airportsOf(id: string): string[];
  /** The airports that typed text stands for. */
  airportsMatching(typed: string): string[];
}

interface AirlineRow {
  id: string;
  name: string;
  shortName: string;
  code: string | null;
}

/** Airports that many flights serve come first among those that fit a type-ahead equally well. */
const airportsStatement = `
  WITH routes AS (
    SELECT airport_id, count(*) AS flights
    FROM (SELECT departure_airport_id AS airport_id FROM flights
          UNION ALL SELECT arrival_airport_id FROM flights) ends
    GROUP BY airport_id
  )
  SELECT a.id AS "airportId", a.name AS "airportName", a.code AS "airportCode",
         l.id AS "locationId", l.name AS "locationName", c.name AS "countryName", r.name AS "regionName"
  FROM airports a
  JOIN locations l ON l.id = a.location_id
  JOIN countries c ON c.id = l.country_id
  JOIN regions r ON r.id = c.region_id
  LEFT JOIN routes ON routes.airport_id = a.id
  ORDER BY coalesce(routes.flights, 0) DESC, l.name, a.name, a.code`;

const airlinesStatement = `
  SELECT id, name, short_name AS "shortName", code FROM airlines ORDER BY name, id`;

export async function readCatalogueNames(db: DataSource): Promise<CatalogueNames> {
  const [airports, airlines] = await Promise.all([
    query<AirportSuggestion>(db, airportsStatement),
    query<AirlineRow>(db, airlinesStatement),
  ]);
  return catalogueNames(airports, airlines);
}

export function catalogueNames(
  airports: AirportSuggestion[],
  airlines: AirlineRow[],
): CatalogueNames {
  const airportIds = new Map<string, string[]>();
  const candidates: EndCandidate[] = airports.map((airport) => {
    const { airportId, airportCode, airportName, locationId, locationName } = airport;
    airportIds.set(airportId, [airportId]);
    airportIds.set(locationId, [...(airportIds.get(locationId) ?? []), airportId]);
    return {
      airportId,
      code: fold(airportCode),
      words: ` ${fold(airportName)} ${fold(locationName)} `,
    };
  });

  const matching = remembering((text) => airportsMatching(candidates, text));

  const airlineIds = new Map<string, string>();
  for (const { id, shortName } of airlines) airlineIds.set(id, id).set(shortName.toLowerCase(), id);

  return {
    airports: createTypeAhead(
      airports.map((airport) => ({
        code: airport.airportCode,
        texts: [airport.locationName, airport.airportName, airport.countryName],
        value: airport,
      })),
    ),
    airlines: {
      ...createTypeAhead(
        airlines.map(({ id, name, shortName, code }) => ({
          code: code ?? '',
          texts: [name, shortName],
          value: id,
        })),
      ),
      ids: airlines.map(({ id }) => id),
      matching: (idsOrNames) => [
        ...new Set(idsOrNames.flatMap((each) => airlineIds.get(each.trim().toLowerCase()) ?? [])),
      ],
    },
    airportsOf: (id) => airportIds.get(id.toLowerCase()) ?? [],
    airportsMatching: (typed) => matching(fold(typed)),
  };
}
