import { z } from 'zod';
import { type RequestBookingInput, RequestBookingDocument } from './booking.generated.ts';
import { booking, toBooking } from './booking-record.ts';
import { type Door } from './door.ts';
import { pounds, toPence } from './legacy.ts';
import { id, text, travelDate, travellers } from './parameters.ts';
import { Refused } from './refused.ts';

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
  departureDate: travelDate,
  returnDate: travelDate.nullish().describe('Round trips only.'),
  initialBookingPrice: pounds.min(0).max(1_000_000).describe('The price per person shown, pounds.'),
});

const idempotencyKey = z
  .string()
  .regex(/^[\x21-\x7e]{1,200}$/, 'must be 1 to 200 printable characters without spaces')
  .optional()
  .describe('The same key with the same body gets the same answer again; with another body, 422.');

export function bookingRoutes({ route, operation }: Door): void {
  const requestBooking = operation(RequestBookingDocument);

  route(
    'POST /booking',
    {
      summary: 'Ask to book a flight; answered once it is stored',
      body: bookingRequest,
      headers: z.looseObject({ 'idempotency-key': idempotencyKey }),
      answer: booking,
      status: 201,
    },
    async ({ body, headers, caller }) => {
      const variables = { input: toInput(body), idempotencyKey: headers['idempotency-key'] };
      const { requestBooking: result } = await requestBooking(variables, caller);
      switch (result.__typename) {
        case 'BookingRequested':
          return toBooking(result.booking);
        case 'InvalidInput':
          return new Refused(400, result.message);
        case 'NotFound':
          return new Refused(404, result.message);
        case 'PriceChanged':
          return new Refused(409, result.message);
        case 'IdempotencyKeyReused':
          return new Refused(422, result.message);
        default:
          return result satisfies never;
      }
    },
  );
}

const toInput = ({
  initialBookingPrice,
  ...rest
}: z.output<typeof bookingRequest>): RequestBookingInput => ({
  ...rest,
  initialPricePence: toPence(initialBookingPrice),
});
