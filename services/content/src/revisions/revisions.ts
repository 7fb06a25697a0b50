import { withAuditUser } from '@larkfare/data-kit/changes';
import { newId, query } from '@larkfare/data-kit/database';
import { FieldProblem, InvalidInput, isStale, NotFound, Stale } from '@larkfare/data-kit/refusals';
import { requireAdministrator } from '@larkfare/data-kit/subgraph';
import { type Administrator } from '@larkfare/server-kit/administrator';
import { safeParse } from '@larkfare/server-kit/http';
import { type EntityManager } from 'typeorm';
import { type ContentContext } from '../content-context.ts';
import { siteValueSchemas, type SiteKey } from '../site-information/site-values.input.ts';
import { withEntryIds } from './entry-ids.rules.ts';
import { newestValues, readSiteValues, revisionOf } from './read-revisions.ts';
import { type SiteVersion, SiteValuesSaved } from './revision.input.ts';

type PublishContext = Pick<ContentContext, 'db' | 'administrator' | 'forgetSiteInformation'>;

interface Revision {
  key: SiteKey;
  value: unknown;
  basedOnVersion?: number | undefined;
  restoredVersion?: number;
}

/** Publishes new whole values, all of them or none; the ones before stay as revisions. */
export async function saveSiteValues(
  context: PublishContext,
  values: Partial<Record<SiteKey, unknown>>,
  basedOn: readonly SiteVersion[],
): Promise<SiteValuesSaved | InvalidInput | Stale> {
  const versions = new Map(basedOn.map(({ key, version }) => [key, version]));
  const keys = Object.keys(values) as SiteKey[];
  const parsed = parse(
    keys.map((key) => ({ key, value: values[key], basedOnVersion: versions.get(key) })),
  );
  if (parsed instanceof InvalidInput) return parsed;
  return publish(context, parsed);
}

/** Publishes an older version again, as the newest. */
export async function restoreSiteValue(
  context: PublishContext,
  { key, version, basedOnVersion }: { key: SiteKey; version: number; basedOnVersion: number },
): Promise<SiteValuesSaved | NotFound | InvalidInput | Stale> {
  const older = await revisionOf(context.db, key, version);
  if (!older) return new NotFound('There is no such revision.');

  // Today's rules decide: an older text may break them.
  const parsed = parse([{ key, value: older.value, basedOnVersion }]);
  if (parsed instanceof InvalidInput) return parsed;
  return publish(
    context,
    parsed.map((change) => ({ ...change, restoredVersion: version })),
  );
}

/** Every problem of every value, so that a form can show them all at once. */
function parse(changes: readonly Revision[]): Revision[] | InvalidInput {
  const problems: FieldProblem[] = [];
  const parsed = changes.map(({ key, basedOnVersion, value }) => {
    const result = safeParse(siteValueSchemas[key], value);
    if (!result.success)
      for (const { path, message } of result.error.issues)
        problems.push(new FieldProblem([key, ...path].map(String).join('.'), message));
    return { key, basedOnVersion, value: result.data };
  });
  return problems.length ? new InvalidInput(problems) : parsed;
}

async function publish(
  context: PublishContext,
  changes: readonly Revision[],
): Promise<SiteValuesSaved | Stale> {
  const administrator = requireAdministrator(context);
  const result = await withAuditUser(context.db, administrator, (manager) =>
    insertRevisions(manager, administrator, changes),
  );
  context.forgetSiteInformation();
  return result;
}

async function insertRevisions(
  manager: EntityManager,
  { email }: Administrator,
  changes: readonly Revision[],
): Promise<SiteValuesSaved | Stale> {
  // Saves come one after another, while readers continue: saves of several keys cannot deadlock.
  await query(manager, 'LOCK TABLE site_information_revisions IN SHARE ROW EXCLUSIVE MODE');
  const keys = changes.map(({ key }) => key);
  const newest = await newestValues(manager, keys);
  if (newest.some((value, index) => isStale(value, changes[index]?.basedOnVersion)))
    return new Stale();

  // A value that is published already is not published again.
  const identified = changes.map((change, index) => ({
    ...change,
    value: withEntryIds(change.value, newest[index]?.value, newId),
  }));
  await query(
    manager,
    `INSERT INTO site_information_revisions (key, version, value, restored_version, changed_by)
     SELECT change ->> 'key', coalesce(newest.version, 0) + 1, change -> 'value',
            (change ->> 'restoredVersion')::int, :email::text
       FROM jsonb_array_elements(:changes::jsonb) change
       LEFT JOIN (SELECT DISTINCT ON (key) key, version, value FROM site_information_revisions
                   ORDER BY key, version DESC) newest ON newest.key = change ->> 'key'
      WHERE newest.value IS DISTINCT FROM change -> 'value'`,
    { email, changes: JSON.stringify(identified) },
  );
  return new SiteValuesSaved(await readSiteValues(manager));
}
