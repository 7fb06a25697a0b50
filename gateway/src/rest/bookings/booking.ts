import { z } from 'zod';
import {
  callTimeIfAny,
  callTimes,
  duration,
  legacyEnum,
  pounds,
  record,
  toDuration,
  toPounds,
  toPoundsIfAny,
  versioned,
} from '../mappers.ts';
import { fareShares } from '../siteinfo/fare-shares.ts';
import { type EditableBookingFragment } from './bookings.generated.ts';
import { type BookingRecordFragment } from './request-booking.generated.ts';

const airport = z.object({ name: z.string(), code: z.string() });

export const bookingStates = legacyEnum({
  pending: 'pending',
  confirmed: 'confirmed',
  cancelled: 'cancelled',
  'in-progress': 'inProgress',
});

/** Economy is the class of requests without one, and is not named in responses: old screens support no other. */
export const travelClasses = legacyEnum({
  economy: 'economy',
  'premium-economy': 'premiumEconomy',
  business: 'business',
  first: 'first',
});

export const booking = z.object({
  ...record,
  reference: z.string(),
  flight: z.object({
    ...record,
    departureAirport: airport,
    arrivalAirport: airport,
    airline: z.object({ shortName: z.string(), monogramPicture: z.string().nullable() }),
    toDuration: duration,
    fromDuration: duration,
    operatedBy: z.string().nullable(),
  }),
  customerName: z.string(),
  userEmail: z.string(),
  contactPhone: z.string(),
  contactPreference: z.enum(['call', 'whatsapp', 'email']),
  peopleCount: z.object({ adults: z.int(), children: z.int(), infants: z.int() }),
  extraDetails: z.string(),
  departureDate: z.string(),
  returnDate: z.string().nullable(),
  callTime: callTimes.schema.optional().describe('When to ring; absent for any time.'),
  travelClass: travelClasses.schema.optional().describe('Absent for economy.'),
  initialBookingPrice: pounds,
  initialTotalPrice: pounds,
  fareShares,
  state: bookingStates.schema,
  pagePath: z
    .string()
    .nullable()
    .describe('The private link of the customer’s page; null once it does not open.'),
  createdAt: z.string(),
});

/** The administrator's view, with notes. */
export const editableBooking = booking.extend({
  finalPrice: pounds.nullable(),
  notes: z.string(),
  hasPage: z.boolean(),
  updatedAt: z.string(),
  ...versioned,
});

export const toBooking = <Row extends BookingRecordFragment>({
  flightId,
  departureAirport,
  arrivalAirport,
  airline,
  outboundMinutes,
  returnMinutes,
  operatedBy,
  adults,
  children,
  infants,
  travelClass,
  callTime,
  initialPricePence,
  childPercent,
  infantPercent,
  totalPence,
  state,
  ...booking
}: Row) => ({
  ...booking,
  flight: {
    _id: flightId,
    departureAirport,
    arrivalAirport,
    airline,
    toDuration: toDuration(outboundMinutes),
    fromDuration: toDuration(returnMinutes),
    operatedBy,
  },
  peopleCount: { adults, children, infants },
  ...(travelClass !== 'economy' && { travelClass: travelClasses.toLegacy(travelClass) }),
  ...callTimeIfAny(callTime),
  initialBookingPrice: toPounds(initialPricePence),
  initialTotalPrice: toPounds(totalPence),
  fareShares: { childPercent, infantPercent },
  state: bookingStates.toLegacy(state),
});

export const toEditableBooking = ({ finalPricePence, ...booking }: EditableBookingFragment) => ({
  ...toBooking(booking),
  finalPrice: toPoundsIfAny(finalPricePence),
});
