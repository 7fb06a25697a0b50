import { query } from '@larkfare/data-kit/database';
import { existingPage, type PageOf, type PageRequest, totalPages } from '@larkfare/data-kit/paging';
import { type DataSource, type EntityManager } from 'typeorm';
import { z } from 'zod';
import {
  type SiteKey,
  siteValueSchemas,
  type SiteValues,
  unwrittenSiteValues,
} from '../site-information/site-values.input.ts';
import { type PublishedValues, type SiteValue } from './revision.input.ts';

type Database = DataSource | EntityManager;

const columns = `key, version, value, restored_version AS "restoredVersion",
  changed_by AS "changedBy", changed_at AS "changedAt"`;
const storedValues = z.object(siteValueSchemas).partial();
const everyKey = Object.keys(siteValueSchemas) as SiteKey[];

/** One page of the versions of a key's value, the newest first. */
export async function revisionsOf(
  db: Database,
  key: SiteKey,
  request: PageRequest,
): Promise<PageOf<SiteValue>> {
  const [{ totalItems } = { totalItems: 0 }] = await query<{ totalItems: number }>(
    db,
    'SELECT count(*)::int AS "totalItems" FROM site_information_revisions WHERE key = :key',
    { key },
  );
  const { size } = request;
  const page = existingPage(request, totalItems);
  const items = await query<SiteValue>(
    db,
    `SELECT ${columns} FROM site_information_revisions WHERE key = :key
      ORDER BY version DESC LIMIT :size OFFSET :first`,
    { key, size, first: (page - 1) * size },
  );
  return { items, page, totalPages: totalPages(totalItems, size), totalItems };
}

export async function revisionOf(
  db: Database,
  key: SiteKey,
  version: number,
): Promise<SiteValue | undefined> {
  const [revision] = await query<SiteValue>(
    db,
    `SELECT ${columns} FROM site_information_revisions WHERE key = :key AND version = :version`,
    { key, version },
  );
  return revision;
}

/** Every text as it is published now, with its version. */
export async function readSiteValues(db: Database): Promise<SiteValues & PublishedValues> {
  const newest = await newestValues(db);
  const written = newest.filter(({ version }) => version > 0);
  return {
    ...unwrittenSiteValues,
    ...storedValues.parse(Object.fromEntries(written.map(({ key, value }) => [key, value]))),
    versions: newest.map(({ key, version }) => ({ key, version })),
  };
}

/** The newest version of each of these keys, in their order; an unwritten key has version 0. */
export async function newestValues(
  db: Database,
  keys: readonly SiteKey[] = everyKey,
): Promise<SiteValue[]> {
  const written = await query<SiteValue>(
    db,
    `SELECT DISTINCT ON (key) ${columns} FROM site_information_revisions
      WHERE key = ANY(:keys) ORDER BY key, version DESC`,
    { keys },
  );
  const byKey = new Map(written.map((value) => [value.key, value]));
  return keys.map((key) => byKey.get(key) ?? unwritten(key));
}

const unwritten = (key: SiteKey): SiteValue => ({
  key,
  version: 0,
  value: unwrittenSiteValues[key],
  changedBy: null,
  changedAt: null,
  restoredVersion: null,
});
