import { z } from 'zod';
import { toResponse } from '../crud.ts';
import { callTimes, pounds, toPence } from '../mappers.ts';
import { id, text, travelDate, travellers } from '../parameters.ts';
import { type RestApi } from '../routes.ts';
import { booking, toBooking, travelClasses } from './booking.ts';
import { RequestBookingDocument, type RequestBookingInput } from './request-booking.generated.ts';

const bookingRequest = z.object({
  flightId: id,
  customerName: text(200),
  userEmail: text(320),
  contactPhone: text(50),
  contactPreference: z.enum(['call', 'whatsapp', 'email']).default('call'),
  adults: travellers.default(1),
  children: travellers.default(0),
  infants: travellers.default(0),
  extraDetails: text(5000).default(''),
  callTime: callTimes.parameter.optional().describe('When to ring, from today.'),
  departureDate: travelDate,
  returnDate: travelDate.nullish().describe('Round trips only.'),
  travelClass: travelClasses.parameter.optional().describe('Whose price was shown.'),
  initialBookingPrice: pounds.min(0).max(1_000_000).describe('The price per person shown, pounds.'),
  initialTotalPrice: pounds
    .min(0)
    .max(50_000_000)
    .optional()
    .describe('The total shown, pounds; when given, it is checked too.'),
});

const idempotencyKey = z
  .string()
  .regex(/^[\x21-\x7e]{1,200}$/, 'must be 1 to 200 printable characters without spaces')
  .optional()
  .describe('The same key with the same body gets the same response; with another body, 422.');

export function requestBookingRoute({ route, prepare }: RestApi): void {
  const requestBooking = prepare(RequestBookingDocument);

  route(
    'POST /booking',
    {
      summary: 'Request a booking; answered once it is stored',
      body: bookingRequest,
      headers: z.looseObject({ 'idempotency-key': idempotencyKey }),
      response: booking,
      status: 201,
    },
    async ({ body, headers, caller }) => {
      const variables = { input: toInput(body), idempotencyKey: headers['idempotency-key'] };
      return toResponse(await requestBooking(variables, caller), toBooking);
    },
  );
}

const toInput = ({
  initialBookingPrice,
  initialTotalPrice,
  ...rest
}: z.output<typeof bookingRequest>): RequestBookingInput => ({
  ...rest,
  initialPricePence: toPence(initialBookingPrice),
  ...(initialTotalPrice !== undefined && { totalPence: toPence(initialTotalPrice) }),
});
