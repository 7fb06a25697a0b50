import { constraintViolation, query, Saved } from '@larkfare/service-kit';
import { type DataSource, type EntityManager } from 'typeorm';
import { findDuplicate, lockDuplicates } from '../customer/customer-requests.ts';
import { IdempotencyKeyReused } from './booking-request.input.ts';
import { Booking } from './booking.entity.ts';

/** What distinguishes one request from another. */
export type RequestIdentity = {
  /** Of everything in the request. */
  hash: Buffer;
  /** The client's idempotency key, if it sent one. */
  key: string | undefined;
};

/**
 * The booking of an earlier request with the same key, or of an identical request within ten minutes. Of concurrent
 * requests one finds nothing and the others wait until its transaction has ended. The key's lock is always taken first, so
 * that no two transactions wait for each other.
 */
export async function findExistingBooking(
  db: EntityManager,
  identity: RequestIdentity,
): Promise<Saved<Booking> | IdempotencyKeyReused | undefined> {
  const { key, hash } = identity;
  if (key) await query(db, `SELECT pg_advisory_xact_lock(hashtextextended(:key, 1))`, { key });
  await lockDuplicates(db, hash);
  if (key) {
    const [known] = await query<{ request_hash: Buffer; booking_id: string }>(
      db,
      `SELECT request_hash, booking_id FROM idempotency_keys WHERE key = :key`,
      { key },
    );
    if (known && !known.request_hash.equals(hash)) return new IdempotencyKeyReused();
    const booking = known && (await db.findOneBy(Booking, { id: known.booking_id }));
    if (booking) return new Saved(booking);
  }
  const duplicate = await findDuplicate(db, Booking, hash);
  if (!duplicate) return undefined;

  await storeKey(db, identity, duplicate.id);
  return new Saved(duplicate);
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
