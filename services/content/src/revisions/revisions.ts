import { FieldProblem, InvalidInput, NotFound, query, Stale } from '@larkfare/service-kit';
import { type DataSource, type EntityManager } from 'typeorm';
import { siteValueSchemas, type SiteKey } from '../site-information/site-values.input.ts';
import { type Change, type Revision } from './revision.input.ts';
import { valueProblems } from './revision.rules.ts';

type Database = DataSource | EntityManager;

const columns = `key, version, value, restored_version AS "restoredVersion",
  changed_by AS "changedBy", changed_at AS "changedAt"`;

/** Every version of a key's value, the newest first. */
export const revisionsOf = (db: Database, key: SiteKey): Promise<Revision[]> =>
  query<Revision>(
    db,
    `SELECT ${columns} FROM site_information_revisions WHERE key = :key ORDER BY version DESC`,
    { key },
  );

/** Publishes a new whole value; the one before stays as a revision. */
export async function replaceValue(
  db: Database,
  change: Change & { value: unknown },
): Promise<Revision | InvalidInput | Stale> {
  return publish(db, { ...change, restoredVersion: null });
}

/** Publishes an older version again, as the newest. */
export async function restoreRevision(
  db: Database,
  { version, ...change }: Change & { version: number },
): Promise<Revision | NotFound | InvalidInput | Stale> {
  const revisions = await revisionsOf(db, change.key);
  const older = revisions.find((revision) => revision.version === version);
  if (!older) return new NotFound('There is no such revision.');

  // The rules of today decide: what was fine when it was written may not be any more.
  return publish(db, { ...change, value: older.value, restoredVersion: version });
}

async function publish(
  db: Database,
  { key, value, ...change }: Change & Pick<Revision, 'value' | 'restoredVersion'>,
): Promise<Revision | InvalidInput | Stale> {
  const parsed = siteValueSchemas[key].safeParse(value);
  if (!parsed.success) {
    const problems = valueProblems(key, parsed.error.issues);
    return new InvalidInput(problems.map(({ field, message }) => new FieldProblem(field, message)));
  }

  // The primary key has the last word when two save on top of the same version.
  const [published] = await query<Revision>(
    db,
    `INSERT INTO site_information_revisions (key, version, value, restored_version, changed_by)
     SELECT :key::text, :basedOnVersion::int + 1, :value::jsonb, :restoredVersion::int, :changedBy::text
      WHERE :basedOnVersion::int =
            (SELECT coalesce(max(version), 0) FROM site_information_revisions WHERE key = :key::text)
     ON CONFLICT ON CONSTRAINT site_information_revisions_pkey DO NOTHING
     RETURNING ${columns}`,
    { ...change, key, value: JSON.stringify(parsed.data) },
  );
  return published ?? new Stale();
}
