import { type PageOf, type PageRequest, query } from '@larkfare/service-kit';
import { type DataSource, type EntityManager, In } from 'typeorm';
import { pageStatement, patternOf, searchedWords, toPage } from '../pages.ts';
import { Airport } from './airport.entity.ts';

export const airportsByIds = (db: DataSource, ids: readonly string[]): Promise<Airport[]> =>
  db.getRepository(Airport).findBy({ id: In([...ids]) });

export const airportsByLocations = (
  db: DataSource | EntityManager,
  locationIds: readonly string[],
): Promise<Airport[]> =>
  db.getRepository(Airport).find({
    where: { locationId: In([...locationIds]) },
    order: { name: 'ASC', code: 'ASC' },
  });

/** Which of these airports flights leave from or land at. */
export const airportsWithFlights = (db: DataSource | EntityManager, ids: readonly string[]) =>
  query<{ id: string }>(
    db,
    `
    SELECT asked.id FROM unnest(:ids::uuid[]) asked(id)
    WHERE EXISTS (SELECT FROM flights f WHERE f.departure_airport_id = asked.id)
       OR EXISTS (SELECT FROM flights f WHERE f.arrival_airport_id = asked.id)`,
    { ids },
  );

export interface SearchedAirports {
  /** Parts of the airport's name, code or location; blank for all. */
  query: string;
  locationId?: string | null;
}

const airportColumns = `a.id, a.name, a.code, a.location_id AS "locationId", a.latitude, a.longitude,
  a.created_at AS "createdAt", a.updated_at AS "updatedAt", a.version`;

/** One page of the airports that fit, by name. */
export async function searchAirports(
  db: DataSource,
  asked: SearchedAirports,
  request: PageRequest,
): Promise<PageOf<Airport>> {
  const words = searchedWords(asked.query);
  const rows = await query<Partial<Airport> & { totalItems: number }>(
    db,
    pageStatement({
      with: Object.keys(words).map(
        (word) =>
          `${word}_places AS MATERIALIZED (SELECT id FROM locations WHERE searched_as LIKE ${patternOf(word)})`,
      ),
      columns: airportColumns,
      table: 'airports',
      as: 'a',
      where: [
        ...Object.keys(words).map(
          (word) =>
            `(a.searched_as LIKE ${patternOf(word)} OR a.location_id IN (SELECT id FROM ${word}_places))`,
        ),
        ...(asked.locationId == null ? [] : ['a.location_id = :locationId::uuid']),
      ],
      order: 'a.name, a.code',
    }),
    { ...words, locationId: asked.locationId, ...request },
  );
  return toPage<Airport>(rows, request);
}

/** Each location's airport that a visitor flies to: the one with most flights arriving, then the first code. */
export const firstAirportsOf = (db: DataSource, locationIds: readonly string[]) =>
  query<Airport>(
    db,
    `
    SELECT DISTINCT ON (a.location_id)
           ${airportColumns}
    FROM airports a
    LEFT JOIN LATERAL (
      SELECT count(*) AS flights FROM flights f WHERE f.arrival_airport_id = a.id
    ) arriving ON true
    WHERE a.location_id = ANY(:locationIds::uuid[])
    ORDER BY a.location_id, arriving.flights DESC, a.code`,
    { locationIds },
  );
