import { type GraphqlExecutor, queryService, unavailable } from '@larkfare/server-kit/executor';
import { type Logger } from 'pino';
import { type BookingRequest, toOfferVariables } from './booking-request.rules.ts';
import { OfferToBookDocument, type OfferToBookQuery } from './flight-offer.generated.ts';

export type FlightOffer = NonNullable<OfferToBookQuery['flightOffer']>;

/**
 * What the catalogue offers now for a request, or null when it does not offer that flight then.
 * @throws SERVICE_UNAVAILABLE when the catalogue does not answer: without its price nothing is booked
 */
export async function flightOfferFor(
  catalogue: GraphqlExecutor,
  request: BookingRequest,
  log: Logger,
): Promise<FlightOffer | null | undefined> {
  try {
    const variables = toOfferVariables(request);
    return (await queryService(catalogue, OfferToBookDocument, variables)).flightOffer;
  } catch (error) {
    log.error(
      { err: error, flightId: request.flightId },
      'the catalogue gave no price for a booking request',
    );
    throw unavailable(
      'We cannot check the price at the moment, so nothing was booked. Please try again in a few minutes.',
    );
  }
}
