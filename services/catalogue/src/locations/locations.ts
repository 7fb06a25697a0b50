import {
  existingPage,
  type PageOf,
  type PageRequest,
  query,
  totalPages,
} from '@larkfare/service-kit';
import { type DataSource, In } from 'typeorm';
import { Location } from './location.entity.ts';

export const locationsByIds = (db: DataSource, ids: readonly string[]): Promise<Location[]> =>
  db.getRepository(Location).findBy({ id: In([...ids]) });

/** All locations, or those of one country, by name. */
export const locationsOf = (db: DataSource, countryId?: string): Promise<Location[]> =>
  db
    .getRepository(Location)
    .find({ where: countryId ? { countryId } : {}, order: { name: 'ASC', id: 'ASC' } });

export const popularLocations = (db: DataSource): Promise<Location[]> =>
  db.getRepository(Location).find({ where: { isPopular: true }, order: { name: 'ASC' } });

/** One page of a region's locations by name; a page past the last is the last. */
export async function locationsOfRegion(
  db: DataSource,
  regionId: string,
  request: PageRequest,
): Promise<PageOf<Location>> {
  const rows = await query<Partial<Location> & { totalItems: number }>(
    db,
    `
    WITH ours AS (
      SELECT l.* FROM locations l JOIN countries c ON c.id = l.country_id WHERE c.region_id = :regionId
    ), counted AS (
      SELECT count(*)::int AS total FROM ours
    )
    SELECT total AS "totalItems", page.*
    FROM counted
    LEFT JOIN LATERAL (
      SELECT id, name, country_id AS "countryId", image, description,
             dealings, dealings_description AS "dealingsDescription", is_popular AS "isPopular",
             created_at AS "createdAt", updated_at AS "updatedAt", version
      FROM ours ORDER BY name, id
      LIMIT :size::int
      OFFSET (least(:page::bigint, greatest(ceil(total / :size::numeric), 1)) - 1) * :size::int
    ) page ON true`,
    { regionId, ...request },
  );
  const totalItems = rows[0]?.totalItems ?? 0;
  return {
    items: totalItems ? (rows as Location[]) : [],
    page: existingPage(request, totalItems),
    totalPages: totalPages(totalItems, request.size),
    totalItems,
  };
}

/** The lowest one-way price of any month to each of these locations, in pence, where anything is offered. */
export const lowestPricesTo = (db: DataSource, locationIds: readonly string[]) =>
  query<{ location_id: string; lowest_price_pence: number }>(
    db,
    `
    SELECT a.location_id, min(lowest.price) AS lowest_price_pence
    FROM airports a
    CROSS JOIN LATERAL (
      SELECT f.lowest_one_way_pence AS price FROM flights f
      WHERE f.arrival_airport_id = a.id AND f.lowest_one_way_pence IS NOT NULL
      ORDER BY f.lowest_one_way_pence LIMIT 1
    ) lowest
    WHERE a.location_id = ANY(:locationIds::uuid[])
    GROUP BY a.location_id`,
    { locationIds },
  );
