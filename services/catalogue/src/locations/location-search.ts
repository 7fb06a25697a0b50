import { type PageOf, type PageRequest, searchedWords } from '@larkfare/data-kit/paging';
import { recordPage } from '@larkfare/data-kit/records';
import { type DataSource } from 'typeorm';
import { Location } from './location.entity.ts';

interface SearchedLocations {
  /** Parts of a name; blank for all. */
  query: string;
  countryId?: string | null;
}

const typed = `(SELECT folded(:query::text))`;

/** In the order of the type-ahead: the exact name, the start of the name, the start of a word, any part of it. */
const rank = `CASE WHEN record.searched_as = ${typed} THEN 0 WHEN starts_with(record.searched_as, ${typed}) THEN 1
  WHEN strpos(record.searched_as, ' ' || ${typed}) > 0 THEN 2 ELSE 3 END`;

/** Locations that match equally well are ordered by flights; for a single letter, which many contain, flights are not counted. */
const flights = `CASE WHEN ${rank} = 3 THEN 0 ELSE (
  SELECT -count(*) FROM airports a JOIN flights f ON f.arrival_airport_id = a.id WHERE a.location_id = record.id) END`;

/** One page of the locations that match, the best first, or all by name. */
export function searchLocations(
  db: DataSource,
  { query, countryId }: SearchedLocations,
  request: PageRequest,
): Promise<PageOf<Location>> {
  const words = searchedWords(query);
  return recordPage(
    db,
    Location,
    {
      where: [
        ...words.map(({ pattern, parameters }) => ({
          sql: `record.searched_as LIKE ${pattern}`,
          parameters: { ...parameters, query: query.slice(0, 200).replaceAll('\0', ' ') },
        })),
        countryId == null
          ? undefined
          : { sql: 'record.country_id = :countryId::uuid', parameters: { countryId } },
      ],
      orderBy: [...(words.length ? [rank, flights] : []), 'record.name', 'record.id'],
    },
    request,
  );
}
