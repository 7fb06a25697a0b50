import { createHmac } from 'node:crypto';
import { query } from '@larkfare/service-kit';
import { type EntityManager } from 'typeorm';

/**
 * Counts one more in each bucket and gives this hour's counts, with the seconds until they begin anew.
 * In PostgreSQL, so that several processes agree. The rows are taken in the order of their names, so that two
 * transactions never wait for each other.
 */
export async function countThisHour(
  db: EntityManager,
  buckets: string[],
): Promise<{ counts: Record<string, number>; secondsLeft: number }> {
  const rows = await query<{ bucket: string; count: number; seconds_left: number }>(
    db,
    `INSERT INTO hourly_counts AS counted (bucket, hour, count)
     SELECT bucket, date_trunc('hour', now()), 1 FROM unnest(:buckets::text[]) AS bucket ORDER BY bucket
     ON CONFLICT (bucket, hour) DO UPDATE SET count = counted.count + 1
     RETURNING bucket, count,
       ceil(extract(epoch FROM hour + interval '1 hour' - clock_timestamp()))::int AS seconds_left`,
    { buckets },
  );
  return {
    counts: Object.fromEntries(rows.map(({ bucket, count }) => [bucket, count])),
    secondsLeft: Math.max(1, rows[0]?.seconds_left ?? 1),
  };
}

/** A bucket for somebody's address: the same one each time, and no way back from it to the address. */
export const keyedBucket = (secret: Buffer, name: string, value: string) =>
  `${name}:${createHmac('sha256', secret).update(value).digest('base64url')}`;

/** One for all that comes for a customer, whatever it is: they have one mailbox. */
export const recipientBucket = (secret: Buffer, email: string) =>
  keyedBucket(secret, 'recipient', email.toLowerCase());
