import { query } from '@larkfare/data-kit/database';
import { type DataSource, type EntityManager } from 'typeorm';
import { Country } from './country.entity.ts';

/** All countries, or those of one region, by name. */
export const countriesOf = (db: DataSource, regionId?: string): Promise<Country[]> =>
  db.getRepository(Country).find({ where: regionId ? { regionId } : {}, order: { name: 'ASC' } });

/** Which of these countries have locations. */
export const countriesWithLocations = (db: DataSource | EntityManager, ids: readonly string[]) =>
  query<{ id: string }>(
    db,
    `
    SELECT requested.id FROM unnest(:ids::uuid[]) requested(id)
    WHERE EXISTS (SELECT FROM locations l WHERE l.country_id = requested.id)`,
    { ids },
  );
