import { contentHash } from '@larkfare/remote-cli/content-hash';
import { query, constraintViolation } from '@larkfare/data-kit/database';
import { HttpError } from '@larkfare/server-kit/http';
import { type DataSource, type EntityManager } from 'typeorm';
import { type Storage } from './storage.ts';
import { type Review, type Trust, trustOf } from './trust.rules.ts';
import { type Candidate, type Manifest, type Operations, type Source } from './published.input.ts';
import { storeSources } from './sources.ts';
import { type Withdrawn } from './withdrawals.ts';

export interface PublishedVersion {
  remote: string;
  version: string;
  build: string;
  contentHash: string;
  bytes: number;
  publishedBy: string;
  publishedAt: Date;
  /** Null where the publisher did not send it. */
  source: Source | null;
  /** By a key of its team, with the key's label; null while the team has none. */
  signature: { label: string; value: string } | null;
  /** An unreviewed version runs in a sandbox. */
  trust: Trust;
  /** All decisions about it, latest first. */
  reviews: Review[];
  /** If it is not offered any more. */
  withdrawn?: Withdrawn;
}

type StoredVersion = Omit<PublishedVersion, 'trust' | 'reviews' | 'withdrawn'>;

const columns = `remote, version, build, content_hash AS "contentHash", bytes,
  published_by AS "publishedBy", published_at AS "publishedAt", source,
  (SELECT jsonb_build_object('label', label, 'value', signature) FROM signing_keys WHERE id = signing_key) AS signature`;

/** Stores a version permanently. @returns undefined if the version or its build is published already */
export async function storeVersion(
  db: DataSource,
  storage: Storage,
  candidate: Candidate,
  publishedBy: string,
  signingKey: string | null = null,
): Promise<StoredVersion | undefined> {
  const { version, manifest, operations, files, source } = candidate;
  // Files first, so that a listed version can always be served.
  await storage.put(manifest, files);
  try {
    return await db.transaction(async (manager) => {
      await query(
        manager,
        `INSERT INTO remotes (name, title) VALUES (:name, :title)
         ON CONFLICT (name) DO UPDATE SET title = excluded.title`,
        { name: manifest.name, title: manifest.title },
      );
      const [stored] = await query<StoredVersion>(
        manager,
        `INSERT INTO versions (remote, version, build, content_hash, manifest, operations, bytes, published_by, source, signing_key, signature)
         VALUES (:remote, :version, :build, :hash, :manifest::jsonb, :operations::jsonb, :bytes, :publishedBy, :source::jsonb, :signingKey, :signature)
         RETURNING ${columns}`,
        {
          remote: manifest.name,
          version,
          build: manifest.build,
          hash: contentHash(candidate),
          manifest: JSON.stringify(manifest),
          operations: JSON.stringify(operations),
          bytes: [...files.values()].reduce((sum, file) => sum + file.length, 0),
          publishedBy,
          source: source && JSON.stringify(source),
          signingKey,
          signature: signingKey && candidate.signature,
        },
      );
      await storeSources(manager, candidate);
      return stored;
    });
  } catch (problem) {
    if (constraintViolation(problem)?.kind === 'unique') return undefined;
    throw problem;
  }
}

/** A remote's versions, latest first. */
export async function versionsOf(
  db: DataSource | EntityManager,
  remote: string,
): Promise<PublishedVersion[]> {
  const versions = await query<StoredVersion & { reviews: Review[]; withdrawn: Withdrawn | null }>(
    db,
    `SELECT ${columns}, coalesce(decided.rows, '[]') AS reviews,
       (SELECT jsonb_build_object('availability', availability, 'reason', reason,
                                  'decidedBy', decided_by, 'decidedAt', decided_at)
        FROM withdrawn_versions w WHERE w.remote = v.remote AND w.version = v.version) AS withdrawn
     FROM versions v
     LEFT JOIN LATERAL (
       SELECT jsonb_agg(
                jsonb_build_object('trust', trust, 'decidedBy', decided_by, 'decidedAt', decided_at)
                ORDER BY id DESC
              ) AS rows
       FROM version_reviews r WHERE r.remote = v.remote AND r.content_hash = v.content_hash
     ) decided ON true
     WHERE remote = :remote ORDER BY published_at DESC, version DESC`,
    { remote },
  );
  return versions.map(({ withdrawn, ...version }) => ({
    ...version,
    trust: trustOf(version.reviews),
    ...(withdrawn && { withdrawn }),
  }));
}

export const unknownVersion = () =>
  new HttpError(
    404,
    'This version was never published. Publish it, or name a published one: larkfare-remote status and GET /registry/v1/remotes/{remote}/versions list them.',
  );

/** Undefined if the version does not exist. */
export const findVersion = async (
  db: DataSource | EntityManager,
  remote: string,
  version: string,
): Promise<PublishedVersion | undefined> =>
  (await versionsOf(db, remote)).find((each) => each.version === version);

/** Undefined if the version does not exist. */
export async function describedVersion(
  db: DataSource | EntityManager,
  remote: string,
  version: string,
): Promise<{ manifest: Manifest; operations: Operations } | undefined> {
  const [described] = await query<{ manifest: Manifest; operations: Operations }>(
    db,
    'SELECT manifest, operations FROM versions WHERE remote = :remote AND version = :version',
    { remote, version },
  );
  return described;
}

/** Undefined if the build was never published. */
export async function describedBuild(
  db: DataSource,
  remote: string,
  build: string,
): Promise<{ version: string; manifest: Manifest; operations: Operations } | undefined> {
  const [described] = await query<{ version: string; manifest: Manifest; operations: Operations }>(
    db,
    'SELECT version, manifest, operations FROM versions WHERE remote = :remote AND build = :build',
    { remote, build },
  );
  return described;
}
