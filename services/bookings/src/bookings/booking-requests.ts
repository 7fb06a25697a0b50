import { londonToday } from '@larkfare/london-dates';
import { FieldProblem, InvalidInput, NotFound, violated } from '@larkfare/service-kit';
import { type EntityManager } from 'typeorm';
import { mayAcknowledge } from '../customer/acknowledgement.rules.ts';
import { keepUnderNewReference, toHash } from '../customer/kept-request.ts';
import { countThisHour, recipientBucket } from '../forms/hourly-counts.ts';
import { tellOffice } from '../outbox/office-notices.ts';
import { putInOutbox } from '../outbox/outbox.ts';
import { sitePhone } from '../outbox/site-phone.ts';
import { type Bookings } from '../service-context.ts';
import { toAcknowledgement, toOfficeNotice } from './booking-mails.ts';
import { priceChangedMessage } from './booking-price.rules.ts';
import {
  BookingRequested,
  PriceChanged,
  type RequestBookingResult,
} from './booking-request.input.ts';
import {
  type BookingRequest,
  bookingRequestProblems,
  idempotencyKeyProblem,
  toBookingRequest,
  toFingerprint,
} from './booking-request.rules.ts';
import { Booking, type ContactPreference } from './booking.entity.ts';
import {
  type Asked,
  earlierAnswer,
  rememberKey,
  unlessDeletedMeanwhile,
} from './earlier-booking.ts';
import { type FlightOffer, flightOfferFor } from './flight-offer.ts';
import { toSnapshot } from './flight-snapshot.ts';

type Answer = typeof RequestBookingResult;

/**
 * Keeps a booking request at the price the catalogue gives now, and the mails about it, in one transaction.
 * Asked again it gives the same booking: with the same key, and within ten minutes also with another key or none,
 * because two tabs of the same form are two keys and still one wish.
 */
export async function requestBooking(
  service: Bookings,
  input: BookingRequest,
  idempotencyKey?: string | null,
): Promise<Answer> {
  const key = idempotencyKey ?? undefined;
  const keyProblem = key === undefined ? undefined : idempotencyKeyProblem(key);
  if (keyProblem) return new InvalidInput([new FieldProblem('idempotencyKey', keyProblem)]);

  const request = toBookingRequest(input);
  const asked = { hash: toHash(toFingerprint(request)), key };

  // Before the rules and the price: what was promised once stays so when midnight or a new price comes between.
  const before = await unlessDeletedMeanwhile(service.database, (db) => earlierAnswer(db, asked));
  if (before) return before;

  const problems = bookingRequestProblems(request, londonToday(service.now()));
  if (problems.length)
    return new InvalidInput(problems.map((each) => new FieldProblem(each.field, each.message)));

  // Outside the transaction, so that a slow catalogue holds no lock and no connection.
  const offer = await flightOfferFor(service.catalogue, request, service.log);
  if (!offer) return notOffered();
  if (offer.finalPricePence !== request.initialPricePence)
    return new PriceChanged(priceChangedMessage(offer.finalPricePence), offer.finalPricePence);

  const phone = await sitePhone(service);
  return keepOnce(service, request, asked, offer, phone);
}

const notOffered = () =>
  new NotFound('This flight is no longer offered on these dates. Nothing was booked.');

/** The answer is given after the commit, so whoever reads it may rely on the booking. */
async function keepOnce(
  service: Bookings,
  request: BookingRequest,
  asked: Asked,
  offer: NonNullable<FlightOffer>,
  phone: string | undefined,
): Promise<Answer> {
  try {
    return await unlessDeletedMeanwhile(service.database, async (db) => {
      const before = await earlierAnswer(db, asked);
      if (before) return before;

      const row = toRow(request, asked, offer);
      const booking = await keepUnderNewReference(db, Booking, 'LF', service.pick, row);
      if (asked.key) await rememberKey(db, asked, asked.key, booking.id);
      if (await isAcknowledged(db, service, booking))
        await putInOutbox(db, service, toAcknowledgement(booking, { ...service, phone }));
      await tellOffice(db, service, 'bookings', toOfficeNotice(booking));
      return new BookingRequested(booking);
    });
  } catch (error) {
    // The flight was deleted after it was offered; the foreign key noticed.
    if (violated(error)?.constraint === 'bookings_flight') return notOffered();
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

const toRow = (request: BookingRequest, { hash }: Asked, offer: NonNullable<FlightOffer>) => ({
  ...request,
  contactPreference: request.contactPreference as ContactPreference,
  ...toSnapshot(offer),
  initialPricePence: offer.finalPricePence,
  requestHash: hash,
});
