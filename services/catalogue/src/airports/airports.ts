import {
  existingPage,
  type PageOf,
  type PageRequest,
  query,
  totalPages,
} from '@larkfare/service-kit';
import { type DataSource, In } from 'typeorm';
import { Airport } from './airport.entity.ts';

export const airportsByIds = (db: DataSource, ids: readonly string[]): Promise<Airport[]> =>
  db.getRepository(Airport).findBy({ id: In([...ids]) });

export const airportsByLocations = (
  db: DataSource,
  locationIds: readonly string[],
): Promise<Airport[]> =>
  db.getRepository(Airport).find({
    where: { locationId: In([...locationIds]) },
    order: { name: 'ASC', code: 'ASC' },
  });

/** One page of all airports by name; a page past the last is the last. */
export async function airportPage(db: DataSource, request: PageRequest): Promise<PageOf<Airport>> {
  const airports = db.getRepository(Airport);
  const totalItems = await airports.count();
  const page = existingPage(request, totalItems);
  const items = await airports.find({
    order: { name: 'ASC', code: 'ASC' },
    skip: (page - 1) * request.size,
    take: request.size,
  });
  return { items, page, totalPages: totalPages(totalItems, request.size), totalItems };
}

/** Each location's airport that a visitor flies to: the one with most flights arriving, then the first code. */
export const firstAirportsOf = (db: DataSource, locationIds: readonly string[]) =>
  query<Airport>(
    db,
    `
    SELECT DISTINCT ON (a.location_id)
           a.id, a.name, a.code, a.location_id AS "locationId", a.latitude, a.longitude,
           a.created_at AS "createdAt", a.updated_at AS "updatedAt", a.version
    FROM airports a
    LEFT JOIN LATERAL (
      SELECT count(*) AS flights FROM flights f WHERE f.arrival_airport_id = a.id
    ) arriving ON true
    WHERE a.location_id = ANY(:locationIds::uuid[])
    ORDER BY a.location_id, arriving.flights DESC, a.code`,
    { locationIds },
  );
