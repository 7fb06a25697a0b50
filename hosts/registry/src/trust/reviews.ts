import { query } from '@larkfare/service-kit';
import { type DataSource, type EntityManager } from 'typeorm';
import { type Review, type Trust, trustOf } from './trust.rules.ts';

/** Every decision about a remote, the latest first; undefined when there is no such remote. */
export async function reviewsOf(
  db: DataSource | EntityManager,
  remote: string,
): Promise<Review[] | undefined> {
  const [known] = await query(db, 'SELECT FROM remotes WHERE name = :remote', { remote });
  if (!known) return undefined;
  return query<Review>(
    db,
    `SELECT trust, decided_by AS "decidedBy", decided_at AS "decidedAt"
     FROM reviews WHERE remote = :remote ORDER BY id DESC`,
    { remote },
  );
}

/**
 * Decides about a remote. What is so already is not decided anew.
 * @returns every decision about it, the latest first; undefined when there is no such remote
 */
export const review = (
  db: DataSource,
  { remote, trust, by }: { remote: string; trust: Trust; by: string },
): Promise<Review[] | undefined> =>
  db.transaction(async (manager) => {
    // Of two who decide at once the second sees what the first decided.
    await query(manager, 'SELECT FROM remotes WHERE name = :remote FOR UPDATE', { remote });
    const before = await reviewsOf(manager, remote);
    if (!before || trustOf(before) === trust) return before;
    await query(
      manager,
      'INSERT INTO reviews (remote, trust, decided_by) VALUES (:remote, :trust, :by)',
      { remote, trust, by },
    );
    return reviewsOf(manager, remote);
  });

/** The remotes that were reviewed, and whose review was not taken back. */
export async function reviewedRemotes(db: DataSource): Promise<Set<string>> {
  const rows = await query<{ remote: string }>(
    db,
    `SELECT remote FROM (SELECT DISTINCT ON (remote) remote, trust FROM reviews ORDER BY remote, id DESC) latest
     WHERE trust = 'reviewed'`,
  );
  return new Set(rows.map(({ remote }) => remote));
}
