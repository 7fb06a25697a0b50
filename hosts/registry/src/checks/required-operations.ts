import { query } from '@larkfare/data-kit/database';
import { type DataSource } from 'typeorm';
import { type Operations } from '../versions/published.input.ts';

/** The operations of one version of a remote. */
export interface VersionOperations {
  remote: string;
  version: string;
  /** For all visitors or some. Otherwise it was live before and a rollback may return to it. */
  isLive: boolean;
  operations: Pick<Operations[number], 'name' | 'text'>[];
}

const maxVersionsPerRemote = 10;

/** The operations that the API must keep supporting: of live versions and, for rollbacks, the last ten of each remote. */
export const requiredOperations = (db: DataSource, channel: string) =>
  query<VersionOperations & { operations: Operations }>(
    db,
    `SELECT v.remote, v.version, v.operations,
            coalesce(v.version IN (latest.to_version, latest.candidate), false) AS "isLive"
     FROM (SELECT remote, version, max(revision) AS revision,
                  row_number() OVER (PARTITION BY remote ORDER BY max(revision) DESC) AS place
           FROM channel_revisions
           CROSS JOIN LATERAL (VALUES (to_version), (candidate)) AS shown (version)
           WHERE channel = :channel AND version IS NOT NULL
           GROUP BY remote, version) was_live
     JOIN versions v ON v.remote = was_live.remote AND v.version = was_live.version
     JOIN (SELECT DISTINCT ON (remote) remote, to_version, candidate FROM channel_revisions
           WHERE channel = :channel ORDER BY remote, revision DESC) latest ON latest.remote = v.remote
     WHERE was_live.place <= :maxVersionsPerRemote
     ORDER BY v.remote, was_live.revision DESC, v.version DESC`,
    { channel, maxVersionsPerRemote },
  );

/** The distinct operations of all versions that were ever live in a channel and are not taken down. */
export async function operationsEverLive(db: DataSource, channel: string): Promise<string[]> {
  const rows = await query<{ text: string }>(
    db,
    `SELECT DISTINCT operation ->> 'text' AS text
     FROM (SELECT remote, to_version AS version FROM channel_revisions WHERE channel = :channel
           UNION
           SELECT remote, candidate FROM channel_revisions WHERE channel = :channel) live
     JOIN versions v ON v.remote = live.remote AND v.version = live.version
     CROSS JOIN LATERAL jsonb_array_elements(v.operations) AS operation
     WHERE NOT EXISTS (SELECT FROM withdrawn_versions w
                       WHERE w.remote = v.remote AND w.version = v.version AND w.availability = 'taken down')
     ORDER BY text`,
    { channel },
  );
  return rows.map(({ text }) => text);
}
