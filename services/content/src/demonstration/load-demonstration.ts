import { newId, query } from '@larkfare/data-kit/database';
import { readJson } from '@larkfare/server-kit/files';
import { type DataSource, type EntityManager } from 'typeorm';
import { z } from 'zod';
import { withEntryIds } from '../revisions/entry-ids.rules.ts';
import { siteValueSchemas } from '../site-information/site-values.input.ts';

/**
 * A whole site’s texts. Its numbers are those that Ofcom keeps free for drama, its domain is reserved, its yard is on no
 * map, and its protection scheme is made up so that it is not taken for a real one.
 */
const siteInformation = new URL('site-information.json', import.meta.url);

/** The author of the first revisions. */
const author = 'demonstration';

/**
 * Fills an empty content schema with the demonstration texts; one that holds anything stays unchanged.
 * @returns whether they were loaded
 */
export async function loadDemonstration(db: DataSource | EntityManager): Promise<boolean> {
  const texts = readJson(siteInformation, z.strictObject(siteValueSchemas));
  const values = Object.fromEntries(
    Object.entries(texts).map(([key, value]) => [key, withEntryIds(value, undefined, newId)]),
  );
  const loaded = await query<{ key: string }>(
    db,
    `INSERT INTO site_information_revisions (key, version, value, changed_by)
     SELECT key, 1, value, :author::text
       FROM jsonb_each(:values::jsonb)
      WHERE NOT EXISTS (SELECT FROM site_information_revisions)
     ON CONFLICT ON CONSTRAINT site_information_revisions_pkey DO NOTHING
     RETURNING key`,
    { author, values: JSON.stringify(values) },
  );
  return loaded.length > 0;
}
