import { query } from '@larkfare/data-kit/database';
import { type DataSource, type EntityManager } from 'typeorm';
import { z } from 'zod';
import { siteValueSchemas, unwrittenSiteValues, type SiteValues } from './site-values.input.ts';

const storedValues = z.object(siteValueSchemas).partial();

/** The newest value of every key, in one statement. */
export async function readSiteValues(db: DataSource | EntityManager): Promise<SiteValues> {
  const rows = await query<{ key: string; value: unknown }>(
    db,
    `SELECT DISTINCT ON (key) key, value
       FROM site_information_revisions
      ORDER BY key, version DESC`,
  );
  const stored = storedValues.parse(Object.fromEntries(rows.map(({ key, value }) => [key, value])));
  return { ...unwrittenSiteValues, ...stored };
}
