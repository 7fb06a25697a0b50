import { constraintViolation, query } from '@larkfare/data-kit/database';
import { Saved } from '@larkfare/data-kit/records';
import { type DataSource, type EntityManager } from 'typeorm';
import { isDuplicate, lockDuplicates } from '../customer/customer-requests.ts';
import { IdempotencyKeyReused } from './booking-request.input.ts';
import { Booking } from './booking.entity.ts';

/** A request's identity. */
export type RequestIdentity = {
  /** The hash of every field of the request. */
  hash: Buffer;
  /** The client's idempotency key, if it sent one. */
  key: string | undefined;
};

interface Earlier {
  requestHash: Buffer;
  bookingId: string;
  hasKey: boolean;
}

/**
 * The booking of an earlier request with the same key, or of an identical request within ten minutes. One of several
 * concurrent requests finds nothing, and the others wait until its transaction has ended.
 */
export async function findExistingBooking(
  db: EntityManager,
  identity: RequestIdentity,
): Promise<Saved<Booking> | IdempotencyKeyReused | undefined> {
  const { key, hash } = identity;
  await lockDuplicates(db, hash, key);
  const rows = await query<Earlier>(
    db,
    `SELECT request_hash AS "requestHash", booking_id AS "bookingId", true AS "hasKey" FROM idempotency_keys WHERE key = :key
     UNION ALL
     (SELECT request_hash, id, false FROM bookings WHERE ${isDuplicate} ORDER BY created_at LIMIT 1)`,
    { key, hash },
  );
  const earlier = rows.find(({ hasKey }) => hasKey) ?? rows[0];
  if (!earlier) return undefined;
  if (!earlier.requestHash.equals(hash)) return new IdempotencyKeyReused();
  const booking = await db.findOneBy(Booking, { id: earlier.bookingId });
  if (!booking) return undefined;

  if (!earlier.hasKey) await storeKey(db, identity, booking.id);
  return new Saved(booking);
}

export async function storeKey(
  db: EntityManager,
  { key, hash }: RequestIdentity,
  bookingId: string,
): Promise<void> {
  if (!key) return;
  await query(
    db,
    `INSERT INTO idempotency_keys (key, request_hash, booking_id) VALUES (:key, :hash, :bookingId)`,
    { key, hash, bookingId },
  );
}

/**
 * Runs a transaction, and retries it once when the office deleted the earlier booking before its key was stored: then
 * there is no earlier booking, and the request is a new one.
 */
export async function retryIfDeleted<Result>(
  db: DataSource,
  work: (manager: EntityManager) => Promise<Result>,
): Promise<Result> {
  try {
    return await db.transaction(work);
  } catch (error) {
    if (constraintViolation(error)?.constraint !== 'idempotency_keys_booking') throw error;
    return db.transaction(work);
  }
}
