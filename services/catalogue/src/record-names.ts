import { type RecordNames } from '@larkfare/data-kit/changes';
import { query } from '@larkfare/data-kit/database';

/**
 * Names of the catalogue's records. A flight is named by its airline and airports, also once it is deleted: by
 * what was recorded of it then.
 */
export const recordNames: RecordNames = async (db, ids) => {
  const rows = await query<{ id: string; name: string }>(
    db,
    `WITH wanted_flights AS (
       SELECT id, airline_id, departure_airport_id, arrival_airport_id FROM flights WHERE id = ANY(:ids::uuid[])
       UNION ALL
       SELECT subject_id::uuid, (before ->> 'airline_id')::uuid, (before ->> 'departure_airport_id')::uuid,
              (before ->> 'arrival_airport_id')::uuid
       FROM changes WHERE subject = 'flights' AND action = 'deleted' AND subject_id = ANY(:ids::text[])
     )
     SELECT f.id, coalesce(airline.name, airline.short_name) || ', ' || departure.code || ' – ' || arrival.code AS name
     FROM wanted_flights f
     JOIN airlines airline ON airline.id = f.airline_id
     JOIN airports departure ON departure.id = f.departure_airport_id
     JOIN airports arrival ON arrival.id = f.arrival_airport_id
     UNION ALL SELECT id, name FROM regions WHERE id = ANY(:ids::uuid[])
     UNION ALL SELECT id, name FROM countries WHERE id = ANY(:ids::uuid[])
     UNION ALL SELECT id, name FROM locations WHERE id = ANY(:ids::uuid[])
     UNION ALL SELECT id, name || ' (' || code || ')' FROM airports WHERE id = ANY(:ids::uuid[])
     UNION ALL SELECT id, short_name FROM airlines WHERE id = ANY(:ids::uuid[])`,
    { ids },
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
};
