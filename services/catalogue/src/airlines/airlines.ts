import { query } from '@larkfare/data-kit/database';
import { type DataSource, type EntityManager } from 'typeorm';
import { Airline } from './airline.entity.ts';

export const allAirlines = (db: DataSource): Promise<Airline[]> =>
  db.getRepository(Airline).find({ order: { name: 'ASC', id: 'ASC' } });

/** Which of these airlines have flights. */
export const airlinesWithFlights = (db: DataSource | EntityManager, ids: readonly string[]) =>
  query<{ id: string }>(
    db,
    `
    SELECT a.id FROM airlines a
    WHERE a.id = ANY(:ids::uuid[]) AND EXISTS (SELECT FROM flights f WHERE f.airline_id = a.id)`,
    { ids },
  );
