import { type PageOf, type PageRequest, query } from '@larkfare/service-kit';
import { type DataSource } from 'typeorm';
import { hasEveryWord, pageStatement, searchable, toPage } from '../pages.ts';
import { type Location } from './location.entity.ts';
import { locationColumns } from './locations.ts';

export interface SearchedLocations {
  /** Parts of a name; blank for all. */
  query: string;
  countryId?: string | null;
}

/** One page of the locations that fit, by name. */
export async function searchLocations(
  db: DataSource,
  asked: SearchedLocations,
  request: PageRequest,
): Promise<PageOf<Location>> {
  const isTyped = asked.query.trim() !== '';
  const conditions = [
    isTyped && hasEveryWord('l.searched_as'),
    asked.countryId != null && 'l.country_id = :countryId::uuid',
  ].filter(Boolean);
  const rows = await query<Partial<Location> & { totalItems: number }>(
    db,
    pageStatement({
      columns: locationColumns,
      from: 'locations l',
      where: conditions.join(' AND ') || 'true',
      order: 'l.name, l.id',
    }),
    { ...asked, query: searchable(asked.query), ...request },
  );
  return toPage<Location>(rows, request);
}
