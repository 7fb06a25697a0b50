import { query } from '@larkfare/data-kit/database';
import {
  deleteMutation,
  type EditableRecords,
  type Saved,
  type Update,
  updateMutation,
  updateRecord,
  saveResult,
} from '@larkfare/data-kit/records';
import {
  InvalidInput,
  NotFound,
  type Problem,
  refuseInput,
  Stale,
} from '@larkfare/data-kit/refusals';
import { travelClassNames } from '@larkfare/travellers';
import { Field, InputType, Int } from 'type-graphql';
import { listSign } from '../back-office/list-sign.ts';
import { toCsvDate, toCsvDay, toPlainPounds } from '../back-office/csv.ts';
import { requestById, requestList } from '../back-office/request-list.ts';
import { type BookingsContext } from '../bookings-context.ts';
import { EditTripInput } from '../customer/customer-trip.input.ts';
import { type BookingEdit, editedBooking, editedBookingProblems } from './booking-edit.rules.ts';
import { bookingConditions, BookingFilterInput } from './booking-filter.ts';
import { Booking, BookingState } from './booking.entity.ts';
import { existingFlight, type ExistingFlight } from './existing-flight.ts';
import { type FlightCodes, type FlightCodesInput, flightToLink } from './flight-codes.rules.ts';
import { toSnapshot } from './flight-snapshot.rules.ts';

@InputType({ description: 'Omitted fields stay unchanged.' })
class BookingInput extends EditTripInput implements BookingEdit, FlightCodesInput {
  @Field(() => BookingState, { nullable: true })
  state?: BookingState | null;

  @Field(() => Int, { nullable: true, description: 'Null removes it.' })
  finalPricePence?: number | null;

  @Field(() => Boolean, { nullable: true, description: 'False withdraws the customer’s page.' })
  hasPage?: boolean | null;

  @Field(() => String, {
    nullable: true,
    description: 'The three together link the booking to that one existing flight.',
  })
  departureCode?: string | null;

  @Field(() => String, { nullable: true })
  arrivalCode?: string | null;

  @Field(() => String, { nullable: true })
  airlineShortName?: string | null;
}

interface Edit {
  input: BookingInput;
  /** The edit's flight, if it is another one. */
  link: ExistingFlight | undefined;
}

const bookings: EditableRecords<Booking, Edit> = {
  type: Booking,
  missing: 'This booking no longer exists.',
  toColumns({ input, link }, before) {
    const edited = editedBooking(before, input);
    const refusal = refuseInput(editedBookingProblems(edited));
    if (refusal) return refusal;

    // Another edit linked it to another flight after this one was looked up.
    if (!link && flightToLink(codesOf(before), input)) return new Stale();
    return link ? { ...edited, flightId: link.id, ...toSnapshot(link) } : edited;
  },
  constraints: () => ({
    // The flight was deleted after the catalogue returned it.
    bookings_flight: () => InvalidInput.of('airlineShortName', 'This flight no longer exists'),
  }),
  /** Deletes its idempotency keys too, so that the same request sent again is a new one. */
  beforeDelete: ({ id }, manager) =>
    query(manager, 'DELETE FROM idempotency_keys WHERE booking_id = :id', { id }),
};

/** Saves the office's edit. It may link the booking to another flight, and never edits a flight. */
async function updateBooking(
  context: BookingsContext,
  { id, input, version }: Update<BookingInput>,
): Promise<Saved<Booking> | Problem> {
  const booking = await requestById(context, Booking, id);
  if (!booking) return new NotFound(bookings.missing);

  // Looked up before the booking is locked, so that a slow catalogue keeps no lock.
  const codes = flightToLink(codesOf(booking), input);
  const link =
    codes === 'incomplete' ? incomplete : codes && (await existingFlight(context, codes));
  if (link instanceof InvalidInput) return link;

  return updateRecord(context, bookings, { id, input: { input, link }, version });
}

const incomplete = InvalidInput.of(
  'departureCode',
  'Another flight needs the departure code, the arrival code and the airline together',
);

const codesOf = (booking: Booking): FlightCodes => ({
  departureCode: booking.departureAirportCode,
  arrivalCode: booking.arrivalAirportCode,
  airlineShortName: booking.airlineShortName,
});

const SaveResult = saveResult(Booking, [InvalidInput, NotFound, Stale]);

export const bookingOffice = [
  requestList({
    type: Booking,
    filterType: BookingFilterInput,
    description: 'The newest first, filtered by flight and date, and searched by customer.',
    size: 10,
    conditions: bookingConditions,
    async csvColumns(context) {
      const sign = await listSign(context);
      return {
        Reference: (booking) => booking.reference,
        Requested: (booking) => toCsvDay(booking.createdAt),
        State: (booking) => booking.state,
        Name: (booking) => booking.customerName,
        Email: (booking) => booking.userEmail,
        Phone: (booking) => booking.readablePhone,
        'Contact preference': (booking) => booking.contactPreference,
        Airline: (booking) => booking.airlineShortName,
        'Operated by': (booking) => booking.operatedBy,
        From: (booking) => booking.departureAirportCode,
        'From airport': (booking) => booking.departureAirportName,
        To: (booking) => booking.arrivalAirportCode,
        'To airport': (booking) => booking.arrivalAirportName,
        'Travel class': (booking) => travelClassNames[booking.travelClass],
        Departure: (booking) => toCsvDate(booking.departureDate),
        Return: (booking) => toCsvDate(booking.returnDate),
        Adults: (booking) => booking.adults,
        Children: (booking) => booking.children,
        Infants: (booking) => booking.infants,
        [`Initial price per person (${sign})`]: (booking) =>
          toPlainPounds(booking.initialPricePence),
        [`Initial price in total (${sign})`]: (booking) => toPlainPounds(booking.totalPence),
        [`Final price in total (${sign})`]: (booking) => toPlainPounds(booking.finalPricePence),
        'Extra details': (booking) => booking.extraDetails,
        Ring: (booking) => booking.callTimeText,
        Notes: (booking) => booking.notes,
      };
    },
  }),
  updateMutation(Booking, BookingInput, SaveResult, updateBooking),
  deleteMutation(bookings),
];
