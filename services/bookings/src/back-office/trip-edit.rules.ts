import { isLocalDate, type LocalDate, returnsTooEarly, yearOf } from '@larkfare/london-dates';
import { toText } from '@larkfare/text-rules';
import { type CustomerTrip } from '../customer/customer-trip.entity.ts';
import { noteProblem } from './office-note.rules.ts';

/** The office may write down the past and the far future, but not a typing error. */
const years = { first: 2000, last: 2100 };

/** More people than any aeroplane has seats is a typing error. */
const mostPeople = 999;

/** An edit of some fields; omitted fields stay unchanged. */
export type Edit<Fields> = { [Field in keyof Fields]?: Fields[Field] | null };

/** The fields of a booking or a quote that the office may change. */
export type EditableTrip = Pick<
  CustomerTrip,
  'departureDate' | 'returnDate' | 'adults' | 'children' | 'infants'
> & { notes: string };

/** Only a return date can be removed. */
export const editedTrip = (trip: EditableTrip, edit: Edit<EditableTrip>): EditableTrip => ({
  departureDate: edit.departureDate ?? trip.departureDate,
  returnDate: edit.returnDate === undefined ? trip.returnDate : edit.returnDate,
  adults: edit.adults ?? trip.adults,
  children: edit.children ?? trip.children,
  infants: edit.infants ?? trip.infants,
  notes: edit.notes == null ? trip.notes : toText(edit.notes),
});

export const editedTripProblems = (trip: EditableTrip, leastAdults: number) => ({
  departureDate: dateProblem('Departure', trip.departureDate),
  returnDate: returnDateProblem(trip),
  adults: countProblem('Adults', trip.adults, leastAdults),
  children: countProblem('Children', trip.children, 0),
  infants: countProblem('Infants', trip.infants, 0),
  notes: noteProblem(trip.notes),
});

const dateProblem = (field: string, date: LocalDate): string | undefined =>
  isLocalDate(date) && yearOf(date) >= years.first && yearOf(date) <= years.last
    ? undefined
    : `${field} must be a date from ${years.first} to ${years.last}`;

const returnDateProblem = ({ departureDate, returnDate }: EditableTrip): string | undefined => {
  if (returnDate === null) return undefined;
  if (returnDate <= departureDate) return returnsTooEarly;
  return dateProblem('Return', returnDate);
};

const countProblem = (field: string, count: number, least: number): string | undefined =>
  count >= least && count <= mostPeople
    ? undefined
    : `${field} must be between ${least} and ${mostPeople}`;
