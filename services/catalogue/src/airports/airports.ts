import { query } from '@larkfare/data-kit/database';
import { type PageOf, type PageRequest, searchedWords } from '@larkfare/data-kit/paging';
import { recordPage } from '@larkfare/data-kit/records';
import { type DataSource, type EntityManager, In } from 'typeorm';
import { Airport } from './airport.entity.ts';

export const airportsByLocations = (
  db: DataSource | EntityManager,
  locationIds: readonly string[],
): Promise<Airport[]> =>
  db.getRepository(Airport).find({
    where: { locationId: In([...locationIds]) },
    order: { name: 'ASC', code: 'ASC' },
  });

/** Which of these airports flights leave from or land at. */
export const airportsWithFlights = (db: DataSource | EntityManager, ids: readonly string[]) =>
  query<{ id: string }>(
    db,
    `
    SELECT requested.id FROM unnest(:ids::uuid[]) requested(id)
    WHERE EXISTS (SELECT FROM flights f WHERE f.departure_airport_id = requested.id)
       OR EXISTS (SELECT FROM flights f WHERE f.arrival_airport_id = requested.id)`,
    { ids },
  );

interface SearchedAirports {
  /** Parts of the airport's name, code or location; blank for all. */
  query: string;
  locationId?: string | null;
}

/** One page of the airports that match, by name. */
export function searchAirports(
  db: DataSource,
  searched: SearchedAirports,
  request: PageRequest,
): Promise<PageOf<Airport>> {
  const words = searchedWords(searched.query);
  const { locationId } = searched;
  return recordPage(
    db,
    Airport,
    {
      with: words.map(
        ({ name, pattern }) =>
          `${name}_places AS MATERIALIZED (SELECT id FROM locations WHERE searched_as LIKE ${pattern})`,
      ),
      where: [
        ...words.map(({ name, pattern, parameters }) => ({
          sql: `(record.searched_as LIKE ${pattern} OR record.location_id IN (SELECT id FROM ${name}_places))`,
          parameters,
        })),
        locationId == null
          ? undefined
          : { sql: 'record.location_id = :locationId::uuid', parameters: { locationId } },
      ],
      orderBy: ['record.name', 'record.code'],
    },
    request,
  );
}
