import { query } from '@larkfare/data-kit/database';
import { type DataSource, type EntityManager } from 'typeorm';
import { Region } from './region.entity.ts';

export const allRegions = (db: DataSource): Promise<Region[]> =>
  db.getRepository(Region).find({ order: { name: 'ASC' } });

/** Which of these regions have countries. */
export const regionsWithCountries = (db: DataSource | EntityManager, ids: readonly string[]) =>
  query<{ id: string }>(
    db,
    `
    SELECT requested.id FROM unnest(:ids::uuid[]) requested(id)
    WHERE EXISTS (SELECT FROM countries c WHERE c.region_id = requested.id)`,
    { ids },
  );
