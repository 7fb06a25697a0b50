import { type FieldProblem } from '@larkfare/data-kit/refusals';
import { departureProblem, type LocalDate, returnProblem } from '@larkfare/london-dates';
import { isId, toText, toProblems } from '@larkfare/text-rules';
import { infantsProblem, travellersProblem } from '@larkfare/travellers';
import {
  emailProblem,
  nameProblem,
  phoneProblem,
  placeProblem,
  textProblem,
  toLine,
} from '../customer/customer.rules.ts';
import { toPhone } from '../customer/phone.rules.ts';

/** What a visitor asks a price for (specification, section 3 'Quote request (public)'). */
export type QuoteRequest = {
  customerName: string;
  email: string;
  /** Empty when they would rather not say. */
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
};

export const toQuoteRequest = (input: QuoteRequest): QuoteRequest => ({
  customerName: toLine(input.customerName),
  email: toLine(input.email),
  contactPhone: toPhone(input.contactPhone),
  tripType: input.tripType,
  from: toLine(input.from),
  to: toLine(input.to),
  preferredAirlineId: input.preferredAirlineId?.trim().toLowerCase() || null,
  departureDate: input.departureDate,
  returnDate: input.tripType === 'round-trip' ? (input.returnDate ?? null) : null,
  adults: input.adults,
  children: input.children,
  infants: input.infants,
  extraDetails: toText(input.extraDetails),
});

/** Everything wrong with a request, a sentence a field; `today` is London's. */
export const quoteRequestProblems = (request: QuoteRequest, today: LocalDate): FieldProblem[] =>
  toProblems({
    customerName: nameProblem(request.customerName),
    email: emailProblem(request.email),
    contactPhone: request.contactPhone === '' ? undefined : phoneProblem(request.contactPhone),
    from: placeProblem('where you are flying from', request.from),
    to: placeProblem('where you are flying to', request.to),
    preferredAirlineId:
      request.preferredAirlineId == null || isId(request.preferredAirlineId)
        ? undefined
        : unknownAirline,
    departureDate: departureProblem(request.departureDate, today),
    returnDate: missingReturn(request) ?? returnProblem(request, today),
    adults: travellersProblem(request),
    infants: infantsProblem(request),
    extraDetails: textProblem('Extra details', request.extraDetails),
  });

export const unknownAirline = 'Choose an airline from the list, or any airline';

/** A round trip needs a return date (specification, section 5). */
export const missingReturn = ({
  tripType,
  returnDate,
}: Pick<QuoteRequest, 'tripType' | 'returnDate'>): string | undefined =>
  tripType === 'round-trip' && returnDate == null
    ? 'Return date must be after departure'
    : undefined;

export const toQuoteFingerprint = (request: QuoteRequest) =>
  JSON.stringify([
    'quote',
    request.customerName,
    request.email.toLowerCase(),
    request.contactPhone,
    request.tripType,
    request.from,
    request.to,
    request.preferredAirlineId ?? null,
    request.departureDate,
    request.returnDate ?? null,
    request.adults,
    request.children,
    request.infants,
    request.extraDetails,
  ]);
