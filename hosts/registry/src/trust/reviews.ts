import { query } from '@larkfare/service-kit';
import { type DataSource, type EntityManager } from 'typeorm';
import { type Review, type Trust, trustOf } from './trust.rules.ts';

/** All decisions about a remote, latest first; undefined if it does not exist. */
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
 * Records a decision about a remote, unless it is the current one already.
 * @returns all decisions about it, latest first; undefined if it does not exist
 */
export const review = (
  db: DataSource,
  { remote, trust, by }: { remote: string; trust: Trust; by: string },
): Promise<Review[] | undefined> =>
  db.transaction(async (manager) => {
    // Concurrent decisions run one after the other.
    await query(manager, 'SELECT FROM remotes WHERE name = :remote FOR UPDATE', { remote });
    const reviews = await reviewsOf(manager, remote);
    if (!reviews || trustOf(reviews) === trust) return reviews;
    await query(
      manager,
      'INSERT INTO reviews (remote, trust, decided_by) VALUES (:remote, :trust, :by)',
      { remote, trust, by },
    );
    return reviewsOf(manager, remote);
  });

/** The names of the remotes that are reviewed now. */
export async function reviewedRemotes(db: DataSource): Promise<Set<string>> {
  const rows = await query<{ remote: string }>(
    db,
    `SELECT remote FROM (SELECT DISTINCT ON (remote) remote, trust FROM reviews ORDER BY remote, id DESC) latest
     WHERE trust = 'reviewed'`,
  );
  return new Set(rows.map(({ remote }) => remote));
}
