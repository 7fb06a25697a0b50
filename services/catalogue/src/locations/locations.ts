import { type PageOf, type PageRequest, query, recordPage } from '@larkfare/service-kit';
import { type DataSource } from 'typeorm';
import { Location } from './location.entity.ts';

/** All locations, or those of one country, by name. */
export const locationsOf = (db: DataSource, countryId?: string): Promise<Location[]> =>
  db
    .getRepository(Location)
    .find({ where: countryId ? { countryId } : {}, order: { name: 'ASC', id: 'ASC' } });

export const popularLocations = (db: DataSource): Promise<Location[]> =>
  db.getRepository(Location).find({ where: { isPopular: true }, order: { name: 'ASC' } });

/** One page of a region's locations by name. */
export const locationsOfRegion = (
  db: DataSource,
  regionId: string,
  request: PageRequest,
): Promise<PageOf<Location>> =>
  recordPage(
    db,
    Location,
    {
      join: 'JOIN countries ON countries.id = record.country_id',
      where: [{ sql: 'countries.region_id = :regionId', parameters: { regionId } }],
      orderBy: ['record.name', 'record.id'],
    },
    request,
  );

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
