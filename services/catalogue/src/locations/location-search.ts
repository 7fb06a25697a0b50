import { type PageOf, type PageRequest, recordPage, searchedWords } from '@larkfare/service-kit';
import { type DataSource } from 'typeorm';
import { Location } from './location.entity.ts';

interface SearchedLocations {
  /** Parts of a name; blank for all. */
  query: string;
  countryId?: string | null;
}

/** One page of the locations that match, by name. */
export const searchLocations = (
  db: DataSource,
  { query, countryId }: SearchedLocations,
  request: PageRequest,
): Promise<PageOf<Location>> =>
  recordPage(
    db,
    Location,
    {
      where: [
        ...searchedWords(query).map(({ pattern, parameters }) => ({
          sql: `record.searched_as LIKE ${pattern}`,
          parameters,
        })),
        countryId == null
          ? undefined
          : { sql: 'record.country_id = :countryId::uuid', parameters: { countryId } },
      ],
      orderBy: ['record.name', 'record.id'],
    },
    request,
  );
