import { londonToday } from '@larkfare/london-dates';
import { constraintViolation } from '@larkfare/data-kit/database';
import { Saved } from '@larkfare/data-kit/records';
import { NotFound, Problem, refuseInput } from '@larkfare/data-kit/refusals';
import { toProblems } from '@larkfare/text-rules';
import { type EntityManager } from 'typeorm';
import { type Bookings } from '../bookings-context.ts';
import { mayAcknowledge } from '../customer/acknowledgement.rules.ts';
import { insertWithReference, toHash } from '../customer/customer-requests.ts';
import { countThisHour, recipientBucket } from '../forms/hourly-counts.ts';
import { queueMail } from '../mail/mail-jobs.ts';
import { notifyOffice } from '../mail/office-notices.ts';
import { priceChangedMessage } from './booking-price.rules.ts';
import { PriceChanged } from './booking-request.input.ts';
import {
  type BookingRequest,
  bookingRequestProblems,
  idempotencyKeyProblem,
  toBookingRequest,
  toFingerprint,
} from './booking-request.rules.ts';
import { Booking, type ContactPreference } from './booking.entity.ts';
import { type FlightOffer, flightOfferFor } from './flight-offer.ts';
import { toSnapshot } from './flight-snapshot.ts';
import {
  findExistingBooking,
  type RequestIdentity,
  retryIfDeleted,
  storeKey,
} from './idempotency.ts';

/**
 * Stores a booking request at the price the catalogue gives now, and queues the mails about it, in one transaction.
 * Sent again it gives the same booking: with the same key, and within ten minutes also with another key or none,
 * because two tabs of the same form have two keys.
 */
export async function requestBooking(
  service: Bookings,
  input: BookingRequest,
  idempotencyKey?: string | null,
): Promise<Saved<Booking> | Problem> {
  const key = idempotencyKey ?? undefined;
  const keyProblem = key === undefined ? undefined : idempotencyKeyProblem(key);
  const badKey = refuseInput(toProblems({ idempotencyKey: keyProblem }));
  if (badKey) return badKey;

  const request = toBookingRequest(input);
  const identity = { hash: toHash(toFingerprint(request)), key };
  // Outside the transaction, so that a slow catalogue holds no lock and no connection.
  const offer = await offerFor(service, request).catch((error: Error) => error);
  return storeOnce(service, request, identity, offer);
}

/** What the catalogue offers for this request, at the price that it names. */
async function offerFor(
  { catalogue, log, now }: Bookings,
  request: BookingRequest,
): Promise<FlightOffer | Problem> {
  const refusal = refuseInput(bookingRequestProblems(request, londonToday(now())));
  if (refusal) return refusal;
  const offer = await flightOfferFor(catalogue, request, log);
  if (!offer) return notOffered();
  return offer.finalPricePence === request.initialPricePence
    ? offer
    : new PriceChanged(priceChangedMessage(offer.finalPricePence), offer.finalPricePence);
}

const notOffered = () =>
  new NotFound('This flight is no longer offered on these dates. Nothing was booked.');

/**
 * What was stored earlier counts before what is wrong with the offer: it stays valid when midnight or a new price has come
 * since, or the catalogue is down.
 */
async function storeOnce(
  service: Bookings,
  request: BookingRequest,
  identity: RequestIdentity,
  offer: FlightOffer | Problem | Error,
): Promise<Saved<Booking> | Problem> {
  try {
    return await retryIfDeleted(service.db, async (manager) => {
      const existing = await findExistingBooking(manager, identity);
      if (existing) return existing;
      if (offer instanceof Error) throw offer;
      if (offer instanceof Problem) return offer;

      const row = toRow(request, identity, offer);
      const booking = await insertWithReference(manager, Booking, 'LF', service.pick, row);
      await storeKey(manager, identity, booking.id);
      const mailed = { subject: 'booking', id: booking.id } as const;
      if (await isAcknowledged(manager, service, booking))
        await queueMail(manager, 'acknowledgement', mailed);
      await notifyOffice(manager, service.now(), 'bookings', mailed);
      return new Saved(booking);
    });
  } catch (error) {
    // The flight was deleted after it was offered; the foreign key noticed.
    if (constraintViolation(error)?.constraint === 'bookings_flight') return notOffered();
    throw error;
  }
}

/** Counts one more for this customer. */
async function isAcknowledged(
  db: EntityManager,
  { formSecret, log, now }: Bookings,
  { userEmail, reference }: Booking,
): Promise<boolean> {
  const bucket = recipientBucket(formSecret, userEmail);
  const { counts } = await countThisHour(db, [bucket], now());
  const isFine = mayAcknowledge(counts[bucket] ?? 0);
  if (!isFine) log.info({ reference }, 'not acknowledged, as too many came for this address');
  return isFine;
}

const toRow = (request: BookingRequest, { hash }: RequestIdentity, offer: FlightOffer) => ({
  ...request,
  contactPreference: request.contactPreference as ContactPreference,
  ...toSnapshot(offer),
  initialPricePence: offer.finalPricePence,
  requestHash: hash,
});
