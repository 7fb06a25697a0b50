import { type PageOf, type PageRequest, query } from '@larkfare/service-kit';
import { type DataSource, In } from 'typeorm';
import { pageStatement, toPage } from '../pages.ts';
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

/** A location's columns under its fields' names. */
export const locationColumns = `l.id, l.name, l.country_id AS "countryId", l.image, l.description,
  l.dealings, l.dealings_description AS "dealingsDescription", l.is_popular AS "isPopular",
  l.created_at AS "createdAt", l.updated_at AS "updatedAt", l.version`;

/** One page of a region's locations by name; a page past the last is the last. */
export async function locationsOfRegion(
  db: DataSource,
  regionId: string,
  request: PageRequest,
): Promise<PageOf<Location>> {
  const rows = await query<Partial<Location> & { totalItems: number }>(
    db,
    pageStatement({
      columns: locationColumns,
      table: 'locations',
      as: 'l',
      join: 'JOIN countries c ON c.id = l.country_id',
      where: ['c.region_id = :regionId'],
      order: 'l.name, l.id',
    }),
    { regionId, ...request },
  );
  return toPage<Location>(rows, request);
}

export interface LowestFare {
  airportId: string;
  pricePence: number;
  /** 1 to 12. */
  month: number;
}

/** The lowest one-way price of any month to each of these airports, where anything is offered. */
export const lowestFaresTo = (db: DataSource, airportIds: readonly string[]) =>
  query<LowestFare>(
    db,
    `
    SELECT a.id AS "airportId", lowest.price AS "pricePence", array_position(lowest.by_month, lowest.price) AS month
    FROM unnest(:airportIds::uuid[]) a(id)
    CROSS JOIN LATERAL (
      SELECT f.lowest_one_way_pence AS price, f.one_way_by_month AS by_month FROM flights f
      WHERE f.arrival_airport_id = a.id AND f.lowest_one_way_pence IS NOT NULL
      ORDER BY f.lowest_one_way_pence, f.id LIMIT 1
    ) lowest`,
    { airportIds },
  );
