import { type FieldProblem } from '@larkfare/data-kit/refusals';
import { toText, toProblems } from '@larkfare/text-rules';
import { noteProblem, officePriceProblem } from '../back-office/office-note.rules.ts';
import {
  countProblem,
  editedDepartureProblem,
  editedReturnProblem,
} from '../back-office/travel-edit.rules.ts';
import { type Booking } from './booking.entity.ts';

/** What the office may change of a booking (specification, section 3 'Booking edit payload'). */
export type Editable = Pick<
  Booking,
  | 'departureDate'
  | 'returnDate'
  | 'adults'
  | 'children'
  | 'infants'
  | 'state'
  | 'finalPricePence'
  | 'notes'
>;

/** What is left out stays as it is; only a return date and a final price can be taken away. */
export type BookingEdit = { [Field in keyof Editable]?: Editable[Field] | null };

export const editedBooking = (booking: Editable, edit: BookingEdit): Editable => ({
  departureDate: edit.departureDate ?? booking.departureDate,
  returnDate: edit.returnDate === undefined ? booking.returnDate : edit.returnDate,
  adults: edit.adults ?? booking.adults,
  children: edit.children ?? booking.children,
  infants: edit.infants ?? booking.infants,
  // Any state may follow any other (specification, section 4).
  state: edit.state ?? booking.state,
  finalPricePence:
    edit.finalPricePence === undefined ? booking.finalPricePence : edit.finalPricePence,
  notes: edit.notes == null ? booking.notes : toText(edit.notes),
});

/** Everything wrong with a booking as the office wants it (specification, section 5 'Booking edit'). */
export const editedBookingProblems = (edited: Editable): FieldProblem[] =>
  toProblems({
    departureDate: editedDepartureProblem(edited.departureDate),
    returnDate: editedReturnProblem(edited.departureDate, edited.returnDate),
    adults: countProblem('Adults', edited.adults, 0),
    children: countProblem('Children', edited.children, 0),
    infants: countProblem('Infants', edited.infants, 0),
    finalPricePence: officePriceProblem(edited.finalPricePence),
    notes: noteProblem(edited.notes),
  });
