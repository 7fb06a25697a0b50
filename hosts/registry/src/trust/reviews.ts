import { query } from '@larkfare/data-kit/database';
import { HttpError } from '@larkfare/server-kit/http';
import { type DataSource } from 'typeorm';
import { comesWithSite } from '../versions/own-remotes.rules.ts';
import { type Manifest } from '../versions/published.input.ts';
import { findVersion, type PublishedVersion } from '../versions/versions.ts';
import { type Trust } from '../versions/trust.rules.ts';

/**
 * Records a decision about a version's content, unless it is the current one already.
 * @returns the version with all decisions about it; undefined if it does not exist
 */
export const review = (
  db: DataSource,
  { remote, version, trust, by }: { remote: string; version: string; trust: Trust; by: string },
): Promise<PublishedVersion | undefined> =>
  db.transaction(async (manager) => {
    // Concurrent decisions run one after the other.
    await query(manager, 'SELECT FROM remotes WHERE name = :remote FOR UPDATE', { remote });
    const published = await findVersion(manager, remote, version);
    if (!published || published.trust === trust) return published;
    await query(
      manager,
      `INSERT INTO version_reviews (remote, content_hash, trust, decided_by)
       VALUES (:remote, :hash, :trust, :by)`,
      { remote, hash: published.contentHash, trust, by },
    );
    return findVersion(manager, remote, version);
  });

/** Whether the content of a version is reviewed now, for all versions. */
export async function reviewedVersions(
  db: DataSource,
): Promise<(remote: string, version: string) => boolean> {
  const rows = await query<{ remote: string; version: string }>(
    db,
    `SELECT remote, v.version
     FROM (SELECT DISTINCT ON (remote, content_hash) remote, content_hash, trust
           FROM version_reviews ORDER BY remote, content_hash, id DESC) latest
     JOIN versions v USING (remote, content_hash)
     WHERE trust = 'reviewed'`,
  );
  const reviewed = new Set(rows.map(({ remote, version }) => `${remote} ${version}`));
  return (remote, version) => reviewed.has(`${remote} ${version}`);
}

/** The manifest of a remote's latest version that is reviewed. */
export async function reviewedManifest(
  db: DataSource,
  remote: string,
): Promise<Manifest | undefined> {
  const [latest] = await query<{ manifest: Manifest }>(
    db,
    `SELECT manifest FROM versions v WHERE remote = :remote AND 'reviewed' = (
       SELECT trust FROM version_reviews d
       WHERE d.remote = v.remote AND d.content_hash = v.content_hash ORDER BY id DESC LIMIT 1)
     ORDER BY published_at DESC LIMIT 1`,
    { remote },
  );
  return latest?.manifest;
}

/** Why a version may not be shown yet: a remote that comes with the site fills the page and the server, not a sandbox. */
export async function missingReview(
  db: DataSource,
  { remote, version }: { remote: string; version: string },
): Promise<HttpError | undefined> {
  if (!comesWithSite(remote) || (await reviewedVersions(db))(remote, version)) return undefined;
  return new HttpError(
    409,
    `${remote} is part of the site itself: an administrator reviews version ${version} first.`,
  );
}
