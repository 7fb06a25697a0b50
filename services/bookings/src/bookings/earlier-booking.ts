import { query, violated } from '@larkfare/service-kit';
import { type DataSource, type EntityManager } from 'typeorm';
import { findTwin, waitForTwins } from '../customer/kept-request.ts';
import { BookingRequested, IdempotencyKeyReused } from './booking-request.input.ts';
import { Booking } from './booking.entity.ts';

/** What tells one request from another. */
export type Asked = {
  /** Of everything in the request. */
  hash: Buffer;
  /** The client's own, if it sent one. */
  key: string | undefined;
};

/** Key first, request second, always: so no two transactions wait for each other. */
async function waitForTurn(db: EntityManager, { key, hash }: Asked): Promise<void> {
  if (key) await query(db, `SELECT pg_advisory_xact_lock(hashtextextended(:key, 1))`, { key });
  await waitForTwins(db, hash);
}

/**
 * What the same request was answered before, with the turn held until the transaction ends, so that of several at once
 * one finds nothing and the others find what it kept. A key answers at any time, an identical request for ten minutes.
 */
export async function earlierAnswer(
  db: EntityManager,
  asked: Asked,
): Promise<BookingRequested | IdempotencyKeyReused | undefined> {
  await waitForTurn(db, asked);
  const { key, hash } = asked;
  if (key) {
    const [known] = await query<{ request_hash: Buffer; booking_id: string }>(
      db,
      `SELECT request_hash, booking_id FROM idempotency_keys WHERE key = :key`,
      { key },
    );
    if (known && !known.request_hash.equals(hash)) return new IdempotencyKeyReused();
    const booking = known && (await db.findOneBy(Booking, { id: known.booking_id }));
    if (booking) return new BookingRequested(booking);
  }
  const twin = await findTwin(db, Booking, hash);
  if (!twin) return undefined;

  if (key) await rememberKey(db, asked, key, twin.id);
  return new BookingRequested(twin);
}

export const rememberKey = (db: EntityManager, { hash }: Asked, key: string, bookingId: string) =>
  query(
    db,
    `INSERT INTO idempotency_keys (key, request_hash, booking_id) VALUES (:key, :hash, :bookingId)`,
    { key, hash, bookingId },
  );

/**
 * Does its work in a transaction, and once more when the office deleted the booking between finding it and keeping a key
 * for it: then there is no earlier booking, and the request is a new wish.
 */
export async function unlessDeletedMeanwhile<Result>(
  database: DataSource,
  work: (db: EntityManager) => Promise<Result>,
): Promise<Result> {
  try {
    return await database.transaction(work);
  } catch (error) {
    if (violated(error)?.constraint !== 'idempotency_keys_booking') throw error;
    return database.transaction(work);
  }
}
