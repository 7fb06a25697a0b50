import { query } from '@larkfare/data-kit/database';
import { type DataSource } from 'typeorm';

/** The distinct operations of all versions that were ever live in a channel and are not taken down. */
export async function operationsEverLive(db: DataSource, channel: string): Promise<string[]> {
  const rows = await query<{ text: string }>(
    db,
    `SELECT DISTINCT operation ->> 'text' AS text
     FROM (SELECT remote, to_version AS version FROM channel_revisions WHERE channel = :channel
           UNION
           SELECT remote, candidate FROM channel_revisions WHERE channel = :channel) had
     JOIN versions v ON v.remote = had.remote AND v.version = had.version
     CROSS JOIN LATERAL jsonb_array_elements(v.operations) AS operation
     WHERE NOT EXISTS (SELECT FROM withdrawn_versions w
                       WHERE w.remote = v.remote AND w.version = v.version AND w.availability = 'taken down')
     ORDER BY text`,
    { channel },
  );
  return rows.map(({ text }) => text);
}
