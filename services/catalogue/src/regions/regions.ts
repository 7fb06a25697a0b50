import { type DataSource, In } from 'typeorm';
import { Region } from './region.entity.ts';

export const allRegions = (db: DataSource): Promise<Region[]> =>
  db.getRepository(Region).find({ order: { name: 'ASC' } });

export const regionsByIds = (db: DataSource, ids: readonly string[]): Promise<Region[]> =>
  db.getRepository(Region).findBy({ id: In([...ids]) });
