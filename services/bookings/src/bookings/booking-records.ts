import { query } from '@larkfare/data-kit/database';
import {
  deleteMutation,
  type EditableRecords,
  type Saved,
  type Update,
  updateMutation,
  updateRecord,
} from '@larkfare/data-kit/records';
import {
  FieldProblem,
  InvalidInput,
  NotFound,
  type Problem,
  refuseInput,
  Stale,
} from '@larkfare/data-kit/refusals';
import { listSign } from '../back-office/list-sign.ts';
import { requestById, requestList } from '../back-office/request-list.ts';
import { type BookingsContext } from '../bookings-context.ts';
import { bookingColumns } from './booking-columns.ts';
import { editedBooking, editedBookingProblems } from './booking-edit.rules.ts';
import { bookingConditions } from './booking-filter.ts';
import { Booking } from './booking.entity.ts';
import {
  BookingFilterInput,
  BookingInput,
  BookingPage,
  SaveBookingResult,
} from './booking.input.ts';
import { existingFlight, type ExistingFlight } from './existing-flight.ts';
import { type FlightCodes, wantedFlight } from './flight-codes.rules.ts';
import { toSnapshot } from './flight-snapshot.ts';

interface Edit {
  input: BookingInput;
  /** The flight that the edit links the booking to, if any. */
  link: ExistingFlight | undefined;
}

const bookings: EditableRecords<Booking, Edit> = {
  type: Booking,
  missing: 'This booking no longer exists.',
  toColumns({ input, link }, before) {
    const edited = editedBooking(before, input);
    const refusal = refuseInput(editedBookingProblems(edited));
    if (refusal) return refusal;

    // Somebody linked it to another flight since the catalogue looked this one up.
    if (!link && wantedFlight(codesOf(before), input)) return new Stale();
    return link ? { ...edited, flightId: link.id, ...toSnapshot(link) } : edited;
  },
  constraints: () => ({
    // The flight was deleted after the catalogue named it; the foreign key noticed.
    bookings_flight: () =>
      new InvalidInput([new FieldProblem('airlineShortName', 'This flight no longer exists')]),
  }),
  /** With its idempotency keys, so that the same request sent again is a new one. */
  beforeDelete: ({ id }, manager) =>
    query(manager, 'DELETE FROM idempotency_keys WHERE booking_id = :id', { id }),
};

/** Saves what the office agreed with a customer. It may link the booking to another flight, and never edits a flight. */
async function updateBooking(
  context: BookingsContext,
  { id, input, version }: Update<BookingInput>,
): Promise<Saved<Booking> | Problem> {
  const booking = await requestById(context, Booking, id);
  if (!booking) return new NotFound(bookings.missing);

  // Looked up before the booking is locked, so that a slow catalogue keeps no lock.
  const wanted = wantedFlight(codesOf(booking), input);
  const link =
    wanted === 'incomplete' ? incomplete : wanted && (await existingFlight(context, wanted));
  if (link instanceof InvalidInput) return link;

  return updateRecord(context, bookings, { id, input: { input, link }, version });
}

const incomplete = new InvalidInput([
  new FieldProblem(
    'departureCode',
    'Another flight needs the departure code, the arrival code and the airline together',
  ),
]);

const codesOf = (booking: Booking): FlightCodes => ({
  departureCode: booking.departureAirportCode,
  arrivalCode: booking.arrivalAirportCode,
  airlineShortName: booking.airlineShortName,
});

export const bookingOffice = [
  requestList({
    type: Booking,
    pageType: BookingPage,
    filterType: BookingFilterInput,
    names: { one: 'booking', many: 'bookings' },
    description: 'The newest first, filtered by what was booked and searched by who booked it.',
    size: 10,
    conditions: bookingConditions,
    csvColumns: async (context) => bookingColumns(await listSign(context)),
  }),
  updateMutation(Booking, BookingInput, SaveBookingResult, updateBooking),
  deleteMutation(bookings),
];
