import { type FieldProblem } from '@larkfare/data-kit/refusals';
import {
  type CallTime,
  departureProblem,
  type LocalDate,
  returnProblem,
  returnsTooEarly,
} from '@larkfare/london-dates';
import { isId, toText, toProblems } from '@larkfare/text-rules';
import { infantsProblem, travellersProblem } from '@larkfare/travellers';
import { officePriceProblem } from '../back-office/office-note.rules.ts';
import {
  type Edit,
  type EditableTrip,
  editedTrip,
  editedTripProblems,
} from '../back-office/trip-edit.rules.ts';
import {
  emailProblem,
  nameProblem,
  phoneProblem,
  placeProblem,
  textProblem,
  toLine,
} from '../customer/customer.rules.ts';
import { toPhone } from '../customer/phone.rules.ts';
import { type Quote } from './quote.ts';

/** The fields of a quote request (specification, section 3 'Quote request (public)'). */
export type QuoteRequest = {
  customerName: string;
  email: string;
  /** Empty when none was given. */
  contactPhone: string;
  tripType: 'one-way' | 'round-trip';
  /** Places as the customer writes them. */
  from: string;
  to: string;
  /** Absent for any airline. */
  preferredAirlineId?: string | null;
  departureDate: LocalDate;
  /** Only read for a round trip. */
  returnDate?: LocalDate | null;
  adults: number;
  children: number;
  infants: number;
  extraDetails: string;
  /** Any time when absent. */
  callTime?: CallTime;
};

export const toQuoteRequest = (input: QuoteRequest): QuoteRequest => ({
  customerName: toLine(input.customerName),
  email: toLine(input.email),
  contactPhone: toPhone(input.contactPhone),
  tripType: input.tripType,
  from: toLine(input.from),
  to: toLine(input.to),
  preferredAirlineId: toAirlineId(input.preferredAirlineId),
  departureDate: input.departureDate,
  returnDate: input.tripType === 'round-trip' ? (input.returnDate ?? null) : null,
  adults: input.adults,
  children: input.children,
  infants: input.infants,
  extraDetails: toText(input.extraDetails),
  callTime: input.callTime ?? 'any',
});

const toAirlineId = (id: string | null | undefined) => id?.trim().toLowerCase() || null;

/** The problems of a request, a sentence a field; `today` is London's. */
export const quoteRequestProblems = (request: QuoteRequest, today: LocalDate): FieldProblem[] =>
  toProblems({
    customerName: nameProblem(request.customerName),
    email: emailProblem(request.email),
    contactPhone: request.contactPhone === '' ? undefined : phoneProblem(request.contactPhone),
    from: placeProblem('where you are flying from', request.from),
    to: placeProblem('where you are flying to', request.to),
    preferredAirlineId: airlineProblem(request),
    departureDate: departureProblem(request.departureDate, today),
    returnDate: missingReturn(request) ?? returnProblem(request, today),
    adults: travellersProblem(request),
    infants: infantsProblem(request),
    extraDetails: textProblem('Extra details', request.extraDetails),
  });

export const unknownAirline = 'Choose an airline from the list, or any airline';

const airlineProblem = ({ preferredAirlineId: id }: Pick<QuoteRequest, 'preferredAirlineId'>) =>
  id == null || isId(id) ? undefined : unknownAirline;

/** A round trip needs a return date (specification, section 5). */
const missingReturn = ({ tripType, returnDate }: Pick<QuoteRequest, 'tripType' | 'returnDate'>) =>
  tripType === 'round-trip' && returnDate == null ? returnsTooEarly : undefined;

/** The fields of a quote that the office may change (specification, section 7 'PUT /api/quote/{id}'). */
type Editable = EditableTrip &
  Pick<Quote, 'tripType' | 'from' | 'to' | 'preferredAirlineId' | 'status' | 'pricePence'>;

export type QuoteEdit = Edit<Editable>;

/** An airline and a price can be removed. */
export function editedQuote(quote: Editable, edit: QuoteEdit): Editable {
  const tripType = edit.tripType ?? quote.tripType;
  const trip = editedTrip(quote, edit);
  return {
    ...trip,
    returnDate: tripType === 'round-trip' ? trip.returnDate : null,
    tripType,
    from: edit.from == null ? quote.from : toLine(edit.from),
    to: edit.to == null ? quote.to : toLine(edit.to),
    preferredAirlineId: editedAirline(quote, edit),
    // Any status may follow any other (specification, section 4).
    status: edit.status ?? quote.status,
    pricePence: edit.pricePence === undefined ? quote.pricePence : edit.pricePence,
  };
}

/** The airline after the edit; null is any airline. */
export const editedAirline = (
  quote: Pick<Editable, 'preferredAirlineId'>,
  edit: QuoteEdit,
): string | null =>
  edit.preferredAirlineId === undefined
    ? quote.preferredAirlineId
    : toAirlineId(edit.preferredAirlineId);

/** The problems of a quote after the office's edit (specification, section 5 'Quote edit'). */
export function editedQuoteProblems(edited: Editable): FieldProblem[] {
  const tripProblems = editedTripProblems(edited, 1);
  return toProblems({
    from: placeProblem('where they fly from', edited.from),
    to: placeProblem('where they fly to', edited.to),
    preferredAirlineId: airlineProblem(edited),
    ...tripProblems,
    returnDate: missingReturn(edited) ?? tripProblems.returnDate,
    pricePence: officePriceProblem(edited.pricePence),
  });
}
