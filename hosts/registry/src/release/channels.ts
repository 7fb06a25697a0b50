import { type Channel } from '@larkfare/remote-cli/registry-api';
import { query } from '@larkfare/data-kit/database';
import { existingPage, type PageOf, type PageRequest, totalPages } from '@larkfare/data-kit/paging';
import { HttpError } from '@larkfare/server-kit/http';
import { type DataSource, type EntityManager } from 'typeorm';
import { type Manifest } from '../versions/published.input.ts';

/** The live version of a remote in a channel. */
export interface LiveRemote {
  remote: string;
  version: string;
  manifest: Manifest;
  /** Rolled out to some visitors in place of it. */
  candidate?: Candidate;
  /** Percentage of visitors who get it, while the others get the remote that came with the site. */
  share?: number;
}

export interface Candidate {
  version: string;
  /** Percentage of visitors. */
  share: number;
  manifest: Manifest;
}

export interface ChannelSnapshot {
  revision: number;
  remotes: LiveRemote[];
}

/** One change in a channel's history. */
export interface ChannelRevision {
  revision: number;
  action: 'activated' | 'shared' | 'rolled back' | 'withdrawn';
  remote: string;
  fromVersion: string | null;
  toVersion: string | null;
  /** During a gradual rollout: its version and percentage. */
  candidate: string | null;
  share: number | null;
  changedBy: string;
  reason: string;
  changedAt: Date;
}

export const unknownChannel = () =>
  new HttpError(404, 'This channel does not exist. The channels are production and preview.');

export async function findChannel(
  db: DataSource | EntityManager,
  name: string,
): Promise<Channel | undefined> {
  const [channel] = await query<Channel>(
    db,
    `SELECT name, revision, locked_reason AS "lockedReason", locked_by AS "lockedBy"
     FROM channels WHERE name = :name`,
    { name },
  );
  return channel;
}

/** A channel's remotes now, in one statement so that they match the revision. */
export async function snapshotOf(
  db: DataSource | EntityManager,
  channel: string,
): Promise<ChannelSnapshot | undefined> {
  const rows = await query<{
    revision: number;
    remote: string | null;
    version: string | null;
    manifest: Manifest | null;
    candidate: Candidate | null;
    share: number | null;
  }>(
    db,
    `SELECT c.revision, live.remote, live.version, live.manifest, live.candidate, live.share
     FROM channels c
     LEFT JOIN LATERAL (
       SELECT latest.remote, v.version, v.manifest,
              CASE WHEN t.version IS NOT NULL THEN
                jsonb_build_object('version', t.version, 'share', latest.share, 'manifest', t.manifest)
              END AS candidate,
              CASE WHEN latest.to_version IS NULL THEN latest.share END AS share
       FROM (SELECT DISTINCT ON (remote) remote, to_version, candidate, share FROM channel_revisions
             WHERE channel = c.name ORDER BY remote, revision DESC) latest
       JOIN versions v ON v.remote = latest.remote AND v.version = coalesce(latest.to_version, latest.candidate)
       LEFT JOIN versions t ON t.remote = latest.remote AND t.version = latest.candidate
                           AND latest.to_version IS NOT NULL
     ) live ON true
     WHERE c.name = :channel ORDER BY live.remote`,
    { channel },
  );
  const [first] = rows;
  if (!first) return undefined;
  return {
    revision: first.revision,
    remotes: rows.flatMap(({ remote, version, manifest, candidate, share }) =>
      remote && version && manifest
        ? [{ remote, version, manifest, ...(candidate && { candidate }), ...(share && { share }) }]
        : [],
    ),
  };
}

const steps = `
  SELECT revision, action, remote, from_version AS "fromVersion", to_version AS "toVersion",
         candidate, share, changed_by AS "changedBy", reason, changed_at AS "changedAt"
  FROM channel_revisions
  WHERE channel = :channel AND (:remote::text IS NULL OR remote = :remote)
  ORDER BY revision DESC`;

/** All changes to one remote in a channel, latest first. */
export const historyOf = (
  db: DataSource | EntityManager,
  channel: string,
  remote: string,
): Promise<ChannelRevision[]> => query<ChannelRevision>(db, steps, { channel, remote });

/** A page of the changes to a channel, or to one remote in it, latest first. */
export async function historyPage(
  db: DataSource,
  channel: string,
  { remote = null, ...request }: PageRequest & { remote?: string | null },
): Promise<PageOf<ChannelRevision>> {
  const [count] = await query<{ totalItems: number }>(
    db,
    `SELECT count(*)::int AS "totalItems" FROM channel_revisions
     WHERE channel = :channel AND (:remote::text IS NULL OR remote = :remote)`,
    { channel, remote },
  );
  const { totalItems = 0 } = count ?? {};
  const { size } = request;
  const page = existingPage(request, totalItems);
  const items = await query<ChannelRevision>(db, `${steps} LIMIT :size OFFSET :skipped`, {
    channel,
    remote,
    size,
    skipped: (page - 1) * size,
  });
  return { items, page, totalPages: totalPages(totalItems, size), totalItems };
}

/** Locks a channel, so that nothing can be activated, or unlocks it. */
export async function lockChannel(
  db: DataSource,
  name: string,
  lock: { reason: string; by: string } | undefined,
): Promise<Channel | HttpError> {
  await query(
    db,
    'UPDATE channels SET locked_reason = :reason, locked_by = :by WHERE name = :name',
    { name, reason: lock?.reason ?? null, by: lock?.by ?? null },
  );
  return (await findChannel(db, name)) ?? unknownChannel();
}
