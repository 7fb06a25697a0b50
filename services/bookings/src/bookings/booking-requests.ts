import { londonToday } from '@larkfare/london-dates';
import { constraintViolation } from '@larkfare/data-kit/database';
import { Saved } from '@larkfare/data-kit/records';
import { NotFound, Problem, refuseInput } from '@larkfare/data-kit/refusals';
import { queryService, unavailable } from '@larkfare/server-kit/executor';
import { toProblems } from '@larkfare/text-rules';
import { type FareShares, totalPence } from '@larkfare/travellers';
import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { type EntityManager } from 'typeorm';
import { type Bookings } from '../bookings-context.ts';
import { insertWithReference, toHash } from '../customer/customer-requests.ts';
import { mayAcknowledge } from '../forms/flood.rules.ts';
import { countThisHour, recipientBucket } from '../forms/hourly-counts.ts';
import { queueMail } from '../mail/mail-jobs.ts';
import { notifyOffice } from '../mail/office-notices.ts';
import {
  PriceChanged,
  RequestBookingInput,
  RequestBookingResult,
} from './booking-request.input.ts';
import {
  type BookingRequest,
  bookingRequestProblems,
  idempotencyKeyProblem,
  toBookingRequest,
  toFingerprint,
  toOfferVariables,
} from './booking-request.rules.ts';
import { Booking, type ContactPreference } from './booking.entity.ts';
import { fareShares } from './fare-shares.ts';
import { OfferToBookDocument, type OfferToBookQuery } from './flight-offer.generated.ts';
import { toSnapshot } from './flight-snapshot.rules.ts';
import {
  findExistingBooking,
  type RequestIdentity,
  retryIfDeleted,
  storeKey,
} from './idempotency.ts';

@Resolver()
export class BookingRequestResolver {
  /** Stores the request at the price the catalogue gives now, and queues the mails about it, in one transaction. */
  @Mutation(() => RequestBookingResult, {
    description:
      'Requests a flight at the price that was shown. Sent again, it returns the same booking: with the same ' +
      'idempotency key at any time, and an identical request within ten minutes whatever the key.',
  })
  async requestBooking(
    @Arg('input', () => RequestBookingInput) input: RequestBookingInput,
    @Arg('idempotencyKey', () => String, { nullable: true }) key: string | undefined,
    @Ctx() service: Bookings,
  ): Promise<Saved<Booking> | Problem> {
    const keyProblem = key == null ? undefined : idempotencyKeyProblem(key);
    const badKey = refuseInput(toProblems({ idempotencyKey: keyProblem }));
    if (badKey) return badKey;

    const request = toBookingRequest(input);
    const identity = { hash: toHash(toFingerprint(request)), key: key ?? undefined };
    // Outside the transaction, so that a slow catalogue holds no lock and no connection.
    const offer = await offerFor(service, request, input.totalPence).catch((error: Error) => error);
    return storeOnce(service, request, identity, offer);
  }
}

type FlightOffer = NonNullable<OfferToBookQuery['flightOffer']> & FareShares;

/**
 * The catalogue's offer for this request with the shares of now, if it has the prices that the visitor was shown.
 * @throws when a price cannot be checked
 */
async function offerFor(
  service: Bookings,
  request: BookingRequest,
  shownTotalPence: number | null | undefined,
): Promise<FlightOffer | Problem> {
  const { catalogue, log, now } = service;
  const refusal = refuseInput(bookingRequestProblems(request, londonToday(now())));
  if (refusal) return refusal;
  const [{ flightOffer: offer }, shares] = await Promise.all([
    queryService(catalogue, OfferToBookDocument, toOfferVariables(request)),
    fareShares(service, request),
  ]).catch((error: unknown) => {
    const { flightId } = request;
    log.error({ err: error, flightId }, 'the price of a booking request could not be checked');
    throw unavailable(
      'We cannot check the price at the moment, so nothing was booked. Please try again in a few minutes.',
    );
  });
  if (!offer) return notOffered();
  const currentPricePence = offer.finalPricePence;
  const currentTotalPence = totalPence(currentPricePence, { ...request, ...shares });
  return currentPricePence === request.initialPricePence &&
    currentTotalPence === (shownTotalPence ?? currentTotalPence)
    ? { ...offer, ...shares }
    : new PriceChanged({ currentPricePence, currentTotalPence, ...shares });
}

const notOffered = () =>
  new NotFound('This flight is no longer offered on these dates. Nothing was booked.');

/**
 * A booking that is stored already comes before any problem of the offer: it stays valid after midnight, after a new price
 * and while the catalogue is unavailable.
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
      const booking = await insertWithReference(manager, Booking, 'booking', service.pick, row);
      await storeKey(manager, identity, booking.id);
      const mailed = { subject: 'booking', id: booking.id } as const;
      if (await isAcknowledged(manager, service, booking))
        await queueMail(manager, 'acknowledgement', mailed);
      await notifyOffice(manager, service.now(), 'bookings', mailed);
      return new Saved(booking);
    });
  } catch (error) {
    // The flight was deleted after it was offered.
    if (constraintViolation(error)?.constraint === 'bookings_flight') return notOffered();
    throw error;
  }
}

/** Counts one more request of this customer. */
async function isAcknowledged(
  db: EntityManager,
  { formSecret, log, now }: Bookings,
  { userEmail, reference }: Booking,
): Promise<boolean> {
  const bucket = recipientBucket(formSecret, userEmail);
  const { counts } = await countThisHour(db, [bucket], now());
  const isFine = mayAcknowledge(counts[bucket] ?? 0);
  if (!isFine) log.info({ reference }, 'too many requests of one address: not acknowledged');
  return isFine;
}

const toRow = (request: BookingRequest, { hash }: RequestIdentity, offer: FlightOffer) => ({
  ...request,
  contactPreference: request.contactPreference as ContactPreference,
  ...toSnapshot(offer),
  initialPricePence: offer.finalPricePence,
  childPercent: offer.childPercent,
  infantPercent: offer.infantPercent,
  requestHash: hash,
});
