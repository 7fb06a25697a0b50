import { query } from '@larkfare/service-kit';
import { type DataSource } from 'typeorm';

/** The distinct operations of all versions that were ever live in a channel. */
export async function operationsEverLive(db: DataSource, channel: string): Promise<string[]> {
  const rows = await query<{ text: string }>(
    db,
    `SELECT DISTINCT operation ->> 'text' AS text
     FROM (SELECT remote, to_version AS version FROM channel_revisions WHERE channel = :channel
           UNION
           SELECT remote, candidate FROM channel_revisions WHERE channel = :channel) had
     JOIN versions v ON v.remote = had.remote AND v.version = had.version
     CROSS JOIN LATERAL jsonb_array_elements(v.operations) AS operation
     ORDER BY text`,
    { channel },
  );
  return rows.map(({ text }) => text);
}
