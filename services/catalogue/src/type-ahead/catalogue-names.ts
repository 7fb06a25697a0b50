import { query } from '@larkfare/service-kit';
import { type DataSource } from 'typeorm';
import { airportsMatching, type EndCandidate } from './ends.rules.ts';
import { fold } from './fold.rules.ts';
import { lruCache } from './lru-cache.ts';
import {
  createTypeAhead,
  indexed,
  type Indexed,
  type Named,
  type TypeAhead,
} from './type-ahead.ts';
import { type AirportSuggestion } from './type-ahead.input.ts';

/** The airports' names, with those of the places they are in, as they were at one moment; never changed. */
export interface PlaceNames {
  airports: TypeAhead<AirportSuggestion>;
  /** The airports that an airport's or a location's id stands for. */
  airportsOf(id: string): string[];
  /** The airports that typed text stands for. */
  airportsMatching(typed: string): string[];
}

export interface AirlineNames {
  airlines: TypeAhead<string> & {
    ids: readonly string[];
    matching(idsOrNames: string[]): string[];
  };
}

/** The names of the catalogue, in memory. */
export type CatalogueNames = PlaceNames & AirlineNames;

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

type ToIndexed = (name: Named) => Indexed;

export const readPlaceNames = async (db: DataSource, toIndexed?: ToIndexed): Promise<PlaceNames> =>
  placeNames(await query<AirportSuggestion>(db, airportsStatement), toIndexed);

export const readAirlineNames = async (db: DataSource): Promise<AirlineNames> =>
  airlineNames(await query<AirlineRow>(db, airlinesStatement));

export function placeNames(
  airports: AirportSuggestion[],
  toIndexed: ToIndexed = indexed,
): PlaceNames {
  const airportIds = new Map<string, string[]>();
  const candidates: EndCandidate[] = [];
  const entries = airports.map((airport) => {
    const { airportId, airportCode, airportName, locationId, locationName, countryName } = airport;
    airportIds.set(airportId, [airportId]);
    airportIds.set(locationId, [...(airportIds.get(locationId) ?? []), airportId]);
    const name = toIndexed({ code: airportCode, texts: [locationName, airportName, countryName] });
    const [location, own] = name.texts;
    candidates.push({ airportId, code: name.code, words: ` ${own} ${location} ` });
    return { name, value: airport };
  });

  const matching = lruCache((text) => airportsMatching(candidates, text));

  return {
    airports: createTypeAhead(entries),
    airportsOf: (id) => airportIds.get(id.toLowerCase()) ?? [],
    airportsMatching: (typed) => matching(fold(typed)),
  };
}

export function airlineNames(rows: AirlineRow[]): AirlineNames {
  const airlineIds = new Map<string, string>();
  for (const { id, shortName } of rows) airlineIds.set(id, id).set(shortName.toLowerCase(), id);
  const entries = rows.map(({ id, name, shortName, code }) => ({
    name: indexed({ code: code ?? '', texts: [name, shortName] }),
    value: id,
  }));
  return {
    airlines: {
      ...createTypeAhead(entries),
      ids: rows.map(({ id }) => id),
      matching: (idsOrNames) => [
        ...new Set(idsOrNames.flatMap((each) => airlineIds.get(each.trim().toLowerCase()) ?? [])),
      ],
    },
  };
}
