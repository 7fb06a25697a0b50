import { type PageOf, type PageRequest } from '@larkfare/data-kit/paging';
import { recordPage } from '@larkfare/data-kit/records';
import { type DataSource } from 'typeorm';
import { Location } from './location.entity.ts';

/** All locations, or those of one country, by name. */
export const locationsOf = (db: DataSource, countryId?: string): Promise<Location[]> =>
  db
    .getRepository(Location)
    .find({ where: countryId ? { countryId } : {}, order: { name: 'ASC', id: 'ASC' } });

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
