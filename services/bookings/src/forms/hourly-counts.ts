import { createHmac } from 'node:crypto';
import { query } from '@larkfare/data-kit/database';
import { type EntityManager } from 'typeorm';

const hourMs = 60 * 60 * 1000;

/** The full hour after this moment: the counts start again, and a digest is sent. */
export const nextHour = (now: Date) => new Date((Math.floor(now.getTime() / hourMs) + 1) * hourMs);

/**
 * Counts one more in each bucket and returns this hour's counts, with the seconds until they start again.
 * In PostgreSQL, so that several processes agree. The rows are locked in the order of their names, so that two
 * transactions never deadlock.
 */
export async function countThisHour(
  db: EntityManager,
  buckets: string[],
  now: Date,
): Promise<{ counts: Record<string, number>; secondsLeft: number }> {
  const next = nextHour(now);
  const rows = await query<{ bucket: string; count: number }>(
    db,
    `INSERT INTO hourly_counts AS counted (bucket, hour, count)
     SELECT bucket, :hour::timestamptz, 1 FROM unnest(:buckets::text[]) AS bucket ORDER BY bucket
     ON CONFLICT (bucket, hour) DO UPDATE SET count = counted.count + 1
     RETURNING bucket, count`,
    { buckets, hour: new Date(next.getTime() - hourMs) },
  );
  return {
    counts: Object.fromEntries(rows.map(({ bucket, count }) => [bucket, count])),
    secondsLeft: Math.ceil((next.getTime() - now.getTime()) / 1000),
  };
}

/** The bucket of an address, which no one can turn back into the address. */
export const keyedBucket = (secret: Buffer, name: string, value: string) =>
  `${name}:${createHmac('sha256', secret).update(value).digest('base64url')}`;

/** One bucket for all requests of a customer, who has one mailbox. */
export const recipientBucket = (secret: Buffer, email: string) =>
  keyedBucket(secret, 'recipient', email.toLowerCase());
