import { query } from '@larkfare/service-kit';
import { type DataSource, type EntityManager } from 'typeorm';
import { demonstrationValues } from './demonstration-values.ts';

/** Who wrote the first revisions. */
const author = 'demonstration';

/**
 * Fills an empty content schema with the demonstration texts; one that holds anything stays as it is.
 * @returns whether they were loaded
 */
export async function loadDemonstration(db: DataSource | EntityManager): Promise<boolean> {
  const loaded = await query<{ key: string }>(
    db,
    `INSERT INTO site_information_revisions (key, version, value, changed_by)
     SELECT key, 1, value, :author::text
       FROM jsonb_each(:values::jsonb)
      WHERE NOT EXISTS (SELECT FROM site_information_revisions)
     ON CONFLICT ON CONSTRAINT site_information_revisions_pkey DO NOTHING
     RETURNING key`,
    { author, values: JSON.stringify(demonstrationValues) },
  );
  return loaded.length > 0;
}
