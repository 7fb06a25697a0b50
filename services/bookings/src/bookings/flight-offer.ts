import { type GraphqlExecutor, unavailable } from '@larkfare/service-kit';
import { type Logger } from 'pino';
import { z } from 'zod';
import { type BookingRequest, tripTypeOf } from './booking-request.rules.ts';

const question = /* GraphQL */ `
  query OfferToBook(
    $flightId: ID!
    $tripType: TripType!
    $departureDate: LocalDate!
    $returnDate: LocalDate
  ) {
    flightOffer(
      flightId: $flightId
      tripType: $tripType
      departureDate: $departureDate
      returnDate: $returnDate
    ) {
      airline {
        id
        name
        shortName
        monogramPicture
      }
      departureAirport {
        id
        code
        name
      }
      arrivalAirport {
        id
        code
        name
      }
      outboundMinutes
      returnMinutes
      stops
      finalPricePence
    }
  }
`;

const airport = z.object({ id: z.string(), code: z.string(), name: z.string() });
const answer = z.object({
  flightOffer: z
    .object({
      airline: z.object({
        id: z.string(),
        name: z.string(),
        shortName: z.string(),
        monogramPicture: z.string().nullish(),
      }),
      departureAirport: airport,
      arrivalAirport: airport,
      outboundMinutes: z.number().int(),
      returnMinutes: z.number().int(),
      stops: z.number().int(),
      finalPricePence: z.number().int(),
    })
    .nullable(),
});

/** What the catalogue offers now for a request, or null when it does not offer that flight then. */
export type FlightOffer = z.output<typeof answer>['flightOffer'];

/** @throws SERVICE_UNAVAILABLE when the catalogue cannot be asked: without its price nothing is booked. */
export async function flightOfferFor(
  catalogue: GraphqlExecutor,
  request: BookingRequest,
  log: Logger,
): Promise<FlightOffer> {
  const { flightId, departureDate, returnDate } = request;
  const variables = { flightId, tripType: tripTypeOf(request), departureDate, returnDate };
  try {
    const { data, errors } = await catalogue({ query: question, variables });
    if (errors?.length) throw new Error(errors.map(({ message }) => message).join(' '));
    return answer.parse(data).flightOffer;
  } catch (error) {
    log.error({ err: error, flightId }, 'the catalogue gave no price for a booking request');
    throw unavailable(
      'We cannot check the price at the moment, so nothing was booked. Please try again in a few minutes.',
    );
  }
}
