import { type PageOf, type PageRequest, query } from '@larkfare/service-kit';
import { type DataSource, type EntityManager, In } from 'typeorm';
import { hasEveryWord, pageStatement, searchable, toPage } from '../pages.ts';
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
    SELECT id FROM unnest(:ids::uuid[]) id
    WHERE EXISTS (SELECT FROM flights f WHERE f.departure_airport_id = id)
       OR EXISTS (SELECT FROM flights f WHERE f.arrival_airport_id = id)`,
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
  const isTyped = asked.query.trim() !== '';
  const conditions = [
    isTyped && hasEveryWord(`(a.searched_as || ' ' || l.searched_as)`),
    asked.locationId != null && 'a.location_id = :locationId::uuid',
  ].filter(Boolean);
  const rows = await query<Partial<Airport> & { totalItems: number }>(
    db,
    pageStatement({
      columns: airportColumns,
      from: isTyped ? 'airports a JOIN locations l ON l.id = a.location_id' : 'airports a',
      where: conditions.join(' AND ') || 'true',
      order: 'a.name, a.code',
    }),
    { ...asked, query: searchable(asked.query), ...request },
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
