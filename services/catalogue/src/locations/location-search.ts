import { type PageOf, type PageRequest, query } from '@larkfare/service-kit';
import { type DataSource } from 'typeorm';
import { pageStatement, patternOf, searchedWords, toPage } from '../pages.ts';
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
  const words = searchedWords(asked.query);
  const rows = await query<Partial<Location> & { totalItems: number }>(
    db,
    pageStatement({
      columns: locationColumns,
      table: 'locations',
      as: 'l',
      where: [
        ...Object.keys(words).map((word) => `l.searched_as LIKE ${patternOf(word)}`),
        ...(asked.countryId == null ? [] : ['l.country_id = :countryId::uuid']),
      ],
      order: 'l.name, l.id',
    }),
    { ...words, countryId: asked.countryId, ...request },
  );
  return toPage<Location>(rows, request);
}
