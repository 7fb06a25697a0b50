import { type FieldProblem } from '@larkfare/data-kit/refusals';
import { isId, toText, toProblems } from '@larkfare/text-rules';
import { noteProblem, officePriceProblem } from '../back-office/office-note.rules.ts';
import {
  countProblem,
  editedDepartureProblem,
  editedReturnProblem,
} from '../back-office/travel-edit.rules.ts';
import { placeProblem, toLine } from '../customer/customer.rules.ts';
import { type Quote } from './quote.entity.ts';
import { missingReturn, unknownAirline } from './quote-request.rules.ts';

/** What the office may change of a quote (specification, section 7 'PUT /api/quote/{id}'). */
export type Editable = Pick<
  Quote,
  | 'tripType'
  | 'from'
  | 'to'
  | 'preferredAirlineId'
  | 'departureDate'
  | 'returnDate'
  | 'adults'
  | 'children'
  | 'infants'
  | 'status'
  | 'pricePence'
  | 'notes'
>;

/** What is left out stays as it is; an airline, a return date and a price can be taken away. */
export type QuoteEdit = { [Field in keyof Editable]?: Editable[Field] | null };

export function editedQuote(quote: Editable, edit: QuoteEdit): Editable {
  const tripType = edit.tripType ?? quote.tripType;
  const returnDate = edit.returnDate === undefined ? quote.returnDate : edit.returnDate;
  return {
    tripType,
    from: edit.from == null ? quote.from : toLine(edit.from),
    to: edit.to == null ? quote.to : toLine(edit.to),
    preferredAirlineId: editedAirline(quote, edit),
    departureDate: edit.departureDate ?? quote.departureDate,
    returnDate: tripType === 'round-trip' ? returnDate : null,
    adults: edit.adults ?? quote.adults,
    children: edit.children ?? quote.children,
    infants: edit.infants ?? quote.infants,
    // Any status may follow any other (specification, section 4).
    status: edit.status ?? quote.status,
    pricePence: edit.pricePence === undefined ? quote.pricePence : edit.pricePence,
    notes: edit.notes == null ? quote.notes : toText(edit.notes),
  };
}

/** The airline after the edit; none is any airline. */
export const editedAirline = (
  quote: Pick<Editable, 'preferredAirlineId'>,
  edit: QuoteEdit,
): string | null =>
  edit.preferredAirlineId === undefined
    ? quote.preferredAirlineId
    : edit.preferredAirlineId?.trim().toLowerCase() || null;

/** Everything wrong with a quote as the office wants it (specification, section 5 'Quote edit'). */
export const editedQuoteProblems = (edited: Editable): FieldProblem[] =>
  toProblems({
    from: placeProblem('where they fly from', edited.from),
    to: placeProblem('where they fly to', edited.to),
    preferredAirlineId:
      edited.preferredAirlineId === null || isId(edited.preferredAirlineId)
        ? undefined
        : unknownAirline,
    departureDate: editedDepartureProblem(edited.departureDate),
    returnDate:
      missingReturn(edited) ?? editedReturnProblem(edited.departureDate, edited.returnDate),
    adults: countProblem('Adults', edited.adults, 1),
    children: countProblem('Children', edited.children, 0),
    infants: countProblem('Infants', edited.infants, 0),
    pricePence: officePriceProblem(edited.pricePence),
    notes: noteProblem(edited.notes),
  });
