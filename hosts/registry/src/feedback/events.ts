import { type RemoteEvent } from '@larkfare/remote-cli/registry-api';
import { query } from '@larkfare/data-kit/database';
import { type DataSource } from 'typeorm';
import { type Row } from '../versions/row.ts';

const eventsAtMost = 100;

/** A remote's events after one of them, or its latest; the latest is last. */
export const eventsOf = (
  db: DataSource,
  { remote, after = null }: { remote: string; after?: string | null | undefined },
): Promise<Row<RemoteEvent>[]> =>
  query<Row<RemoteEvent>>(
    db,
    `SELECT * FROM (
       SELECT id, version, kind, text, author, happened_at AS "happenedAt" FROM events
       WHERE remote = :remote AND (:after::bigint IS NULL OR id > :after::bigint)
       ORDER BY CASE WHEN :after::bigint IS NULL THEN -id ELSE id END LIMIT ${eventsAtMost}) chosen
     ORDER BY id`,
    { remote, after },
  );

/** Records what the registry itself notices about a version, once a day. What people decide is recorded by triggers. */
export const recordNotice = (
  db: DataSource,
  notice: {
    remote: string;
    version: string;
    kind: 'failed' | 'would not pass' | 'operation deprecated';
    text: string;
  },
) =>
  query(
    db,
    `INSERT INTO events (remote, version, kind, text, author)
     SELECT :remote, :version, :kind, :text, 'automatic'
     WHERE NOT EXISTS (SELECT FROM events WHERE remote = :remote AND version = :version AND kind = :kind
                         AND happened_at > now() - interval '1 day')`,
    notice,
  );
