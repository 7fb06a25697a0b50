import { z } from 'zod';
import {
  type BookingRecordFragment,
  type RequestBookingInput,
  RequestBookingDocument,
} from './booking.generated.ts';
import { type Door } from './door.ts';
import { duration, pounds, record, toDuration, toPence, toPounds } from './legacy.ts';
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

const airport = z.object({ name: z.string(), code: z.string() });
const booking = z.object({
  ...record,
  reference: z.string(),
  flight: z.object({
    ...record,
    departureAirport: airport,
    arrivalAirport: airport,
    airline: z.object({ shortName: z.string(), monogramPicture: z.string().nullable() }),
    toDuration: duration,
    fromDuration: duration,
  }),
  customerName: z.string(),
  userEmail: z.string(),
  contactPhone: z.string(),
  contactPreference: z.enum(['call', 'whatsapp', 'email']),
  peopleCount: z.object({ adults: z.int(), children: z.int(), infants: z.int() }),
  extraDetails: z.string(),
  departureDate: z.string(),
  returnDate: z.string().nullable(),
  initialBookingPrice: pounds,
  state: z.enum(['pending', 'confirmed', 'cancelled', 'in-progress']),
  createdAt: z.string(),
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

const states = {
  pending: 'pending',
  confirmed: 'confirmed',
  cancelled: 'cancelled',
  inProgress: 'in-progress',
} as const;

const toBooking = (booking: BookingRecordFragment) => ({
  _id: booking.id,
  reference: booking.reference,
  flight: {
    _id: booking.flightId,
    departureAirport: toAirport(booking.departureAirport),
    arrivalAirport: toAirport(booking.arrivalAirport),
    airline: {
      shortName: booking.airline.shortName,
      monogramPicture: booking.airline.monogramPicture,
    },
    toDuration: toDuration(booking.outboundMinutes),
    fromDuration: toDuration(booking.returnMinutes),
  },
  customerName: booking.customerName,
  userEmail: booking.userEmail,
  contactPhone: booking.contactPhone,
  contactPreference: booking.contactPreference,
  peopleCount: { adults: booking.adults, children: booking.children, infants: booking.infants },
  extraDetails: booking.extraDetails,
  departureDate: booking.departureDate,
  returnDate: booking.returnDate,
  initialBookingPrice: toPounds(booking.initialPricePence),
  state: states[booking.state],
  createdAt: booking.createdAt,
});

const toAirport = ({ name, code }: { name: string; code: string }) => ({ name, code });
