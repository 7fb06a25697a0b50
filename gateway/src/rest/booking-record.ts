import { z } from 'zod';
import { type EditableBookingFragment } from './booking-admin.generated.ts';
import { type BookingRecordFragment } from './booking.generated.ts';
import {
  duration,
  pounds,
  record,
  toDuration,
  toPounds,
  toPoundsIfAny,
  versioned,
} from './legacy.ts';

const airport = z.object({ name: z.string(), code: z.string() });

export const bookingState = z.enum(['pending', 'confirmed', 'cancelled', 'in-progress']);

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
  state: bookingState,
  createdAt: z.string(),
});

/** As the office sees it. */
export const editableBooking = booking.extend({
  finalPrice: pounds.nullable(),
  notes: z.string(),
  updatedAt: z.string(),
  ...versioned,
});

export const bookingStates = {
  pending: 'pending',
  confirmed: 'confirmed',
  cancelled: 'cancelled',
  inProgress: 'in-progress',
} as const;

export const toBookingState = (state: z.output<typeof bookingState>) =>
  state === 'in-progress' ? 'inProgress' : state;

export const toBooking = (booking: BookingRecordFragment) => ({
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
  state: bookingStates[booking.state],
  createdAt: booking.createdAt,
});

export const toEditableBooking = (booking: EditableBookingFragment) => ({
  ...toBooking(booking),
  finalPrice: toPoundsIfAny(booking.finalPricePence),
  notes: booking.notes,
  updatedAt: booking.updatedAt,
  version: booking.version,
});

const toAirport = ({ name, code }: { name: string; code: string }) => ({ name, code });
