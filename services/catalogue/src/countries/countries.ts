import { type DataSource, In } from 'typeorm';
import { Country } from './country.entity.ts';

/** All countries, or those of one region, by name. */
export const countriesOf = (db: DataSource, regionId?: string): Promise<Country[]> =>
  db.getRepository(Country).find({ where: regionId ? { regionId } : {}, order: { name: 'ASC' } });

export const countriesByIds = (db: DataSource, ids: readonly string[]): Promise<Country[]> =>
  db.getRepository(Country).findBy({ id: In([...ids]) });
