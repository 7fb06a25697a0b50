import { type FieldProblem } from '@larkfare/data-kit/refusals';
import { toProblems } from '@larkfare/text-rules';
import { officePriceProblem } from '../back-office/office-note.rules.ts';
import {
  type Edit,
  type EditableTrip,
  editedTrip,
  editedTripProblems,
} from '../back-office/trip-edit.rules.ts';
import { type Booking } from './booking.entity.ts';

/** The fields of a booking that the office may change (specification, section 3 'Booking edit payload'). */
type Editable = EditableTrip & Pick<Booking, 'state' | 'finalPricePence' | 'hasPage'>;

export type BookingEdit = Edit<Editable>;

/** A final price can be removed. */
export const editedBooking = (booking: Editable, edit: BookingEdit): Editable => ({
  ...editedTrip(booking, edit),
  // Any state may follow any other (specification, section 4).
  state: edit.state ?? booking.state,
  hasPage: edit.hasPage ?? booking.hasPage,
  finalPricePence:
    edit.finalPricePence === undefined ? booking.finalPricePence : edit.finalPricePence,
});

/** The problems of a booking after the office's edit (specification, section 5 'Booking edit'). */
export const editedBookingProblems = (edited: Editable): FieldProblem[] =>
  toProblems({
    ...editedTripProblems(edited, 0),
    finalPricePence: officePriceProblem(edited.finalPricePence),
  });
