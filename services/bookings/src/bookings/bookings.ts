import {
  type Administrator,
  type Deleted,
  FieldProblem,
  InvalidInput,
  NotFound,
  type PageRequest,
  query,
  Stale,
  violated,
} from '@larkfare/service-kit';
import { isId } from '@larkfare/text-rules';
import { deleteRecord } from '../back-office/delete-record.ts';
import { editRecord } from '../back-office/edit-record.ts';
import { exportPiece } from '../back-office/export-piece.ts';
import { listPage } from '../back-office/list-page.ts';
import { listSign } from '../back-office/list-sign.ts';
import { type Bookings } from '../service-context.ts';
import { editedBooking, editedBookingProblems } from './booking-edit.rules.ts';
import { bookingColumns } from './booking-columns.ts';
import { bookingCondition } from './booking-filter.ts';
import { Booking } from './booking.entity.ts';
import {
  type BookingFilterInput,
  type BookingInput,
  BookingSaved,
  type SaveBookingResult,
} from './booking.input.ts';
import { existingFlight, type ExistingFlight } from './existing-flight.ts';
import { type FlightCodes, type GivenCodes, wantedFlight } from './flight-codes.rules.ts';
import { toSnapshot } from './flight-snapshot.ts';

const missing = 'This booking no longer exists.';

export const bookingPage = (
  { database }: Bookings,
  filter: BookingFilterInput,
  request: PageRequest,
) => listPage(database, Booking, bookingCondition(filter), request);

export const bookingById = async ({ database }: Bookings, id: string): Promise<Booking | null> =>
  isId(id) ? database.getRepository(Booking).findOneBy({ id }) : null;

export async function bookingExport(
  service: Bookings,
  filter: BookingFilterInput,
  after: string | null | undefined,
  authorization: string | undefined,
) {
  const columns = bookingColumns(await listSign(service, authorization));
  return exportPiece(service.database, Booking, bookingCondition(filter), columns, after);
}

export interface Saving {
  id: string;
  /** The version the edit is based on. */
  basedOn: number | null | undefined;
  administrator: Administrator;
  /** The administrator's token, for what the catalogue tells administrators only. */
  authorization: string | undefined;
}

/** Saves what the office agreed with a customer. It may link the booking to another flight, and never edits a flight. */
export async function updateBooking(
  service: Bookings,
  input: BookingInput,
  saving: Saving,
): Promise<typeof SaveBookingResult> {
  const { id, basedOn, administrator } = saving;
  const booking = await bookingById(service, id);
  if (!booking) return new NotFound(missing);

  const link = await linkFor(service, booking, input, saving);
  if (link instanceof FieldProblem) return new InvalidInput([link]);

  try {
    const result = await editRecord(service.database, administrator, {
      entity: Booking,
      id,
      basedOn,
      missing,
      decide: (held) => decide(held, input, link),
    });
    return 'saved' in result ? new BookingSaved(result.saved) : result;
  } catch (error) {
    // The flight was deleted after the catalogue named it; the foreign key noticed.
    if (violated(error)?.constraint === 'bookings_flight')
      return new InvalidInput([new FieldProblem('airlineShortName', 'That flight is gone')]);
    throw error;
  }
}

/** Asked before the booking is held, so that a slow catalogue keeps nobody waiting. */
async function linkFor(
  service: Bookings,
  booking: Booking,
  given: GivenCodes,
  { authorization }: Saving,
): Promise<ExistingFlight | FieldProblem | undefined> {
  const wanted = wantedFlight(codesOf(booking), given);
  if (wanted === 'incomplete') return incomplete;
  return wanted && existingFlight({ ...service, authorization }, wanted);
}

const incomplete = new FieldProblem(
  'departureCode',
  'Another flight needs the departure code, the arrival code and the airline together',
);

function decide(
  held: Booking,
  input: BookingInput,
  link: ExistingFlight | undefined,
): Partial<Booking> | InvalidInput | Stale {
  const edited = editedBooking(held, input);
  const problems = editedBookingProblems(edited);
  if (problems.length)
    return new InvalidInput(problems.map((each) => new FieldProblem(each.field, each.message)));

  // Somebody linked it to another flight since the catalogue was asked.
  if (!link && wantedFlight(codesOf(held), input)) return new Stale();
  return link ? { ...edited, flightId: link.id, ...toSnapshot(link) } : { ...edited };
}

const codesOf = (booking: Booking): FlightCodes => ({
  departureCode: booking.departureAirportCode,
  arrivalCode: booking.arrivalAirportCode,
  airlineShortName: booking.airlineShortName,
});

/** Deletes a booking with the keys that stand for it, so that the same request sent again is a new wish. */
export const deleteBooking = (
  { database }: Bookings,
  administrator: Administrator,
  id: string,
): Promise<Deleted | NotFound> =>
  deleteRecord(database, administrator, Booking, {
    id,
    missing,
    before: (manager) =>
      query(manager, 'DELETE FROM idempotency_keys WHERE booking_id = :id', { id }),
  });
