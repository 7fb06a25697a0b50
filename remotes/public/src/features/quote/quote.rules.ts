import { type CallTime, chosenDatesProblems, type LocalDate } from '@larkfare/london-dates';
import { atLeastOneAdult, infantsProblem, travellersProblem } from '@larkfare/travellers';
import { isId, onlyProblems, type Problems } from '@larkfare/text-rules';
import { emailProblem, nameProblem, optionalPhoneProblem } from '../../form/form.rules.ts';
import { samePlaceProblem } from '../../form/trip.rules.ts';

/** The visitor's input (specification §3), under the names that the server uses. */
export type QuoteDetails = {
  customerName: string;
  email: string;
  contactPhone: string;
  tripType: 'roundTrip' | 'oneWay';
  from: string;
  to: string;
  /** An airline's id or short name, empty for any. */
  preferredAirlineId: string;
  /** `YYYY-MM-DD`, empty when none is chosen yet. */
  departureDate: string;
  returnDate: string;
  adults: number;
  children: number;
  infants: number;
  extraDetails: string;
  callTime: CallTime;
};

/** Section 9: a round trip for one adult, by any airline. */
export const emptyQuote: QuoteDetails = {
  customerName: '',
  email: '',
  contactPhone: '',
  tripType: 'roundTrip',
  from: '',
  to: '',
  preferredAirlineId: '',
  departureDate: '',
  returnDate: '',
  adults: 1,
  children: 0,
  infants: 0,
  extraDetails: '',
  callTime: 'any',
};

/** The form as it opens: with what is known of the trip already. */
export const openedQuote = (trip: Partial<QuoteDetails>): QuoteDetails => ({
  ...emptyQuote,
  ...trip,
});

/** Section 5: what prevents a quote, a sentence a field. */
export function quoteProblems(quote: QuoteDetails, today: LocalDate): Problems<QuoteDetails> {
  const returnDate = quote.tripType === 'roundTrip' ? quote.returnDate : null;
  const dates = chosenDatesProblems({ departureDate: quote.departureDate, returnDate }, today);
  return onlyProblems<QuoteDetails>({
    customerName: nameProblem(quote.customerName),
    email: emailProblem(quote.email),
    contactPhone: optionalPhoneProblem(quote.contactPhone),
    from: quote.from.trim() === '' ? 'Enter where you are flying from' : undefined,
    to: quote.to.trim() === '' ? 'Enter where you are flying to' : samePlaceProblem(quote),
    departureDate: dates.departure,
    returnDate: dates.return,
    adults: travellersProblem(atLeastOneAdult(quote)),
    infants: infantsProblem(atLeastOneAdult(quote)),
  });
}

/** A link may name an airline by its short name; any other text is no preference. The server checks ids. */
export const listedAirlineId = (
  airlines: readonly { id: string; shortName: string }[],
  airline: string,
): string =>
  airlines.find(({ id, shortName }) => id === airline || shortName === airline)?.id ??
  (isId(airline) ? airline : '');

/** The request; fewer than one adult is one, fewer than no children or infants is none. */
export const toQuoteInput = (quote: QuoteDetails, preferredAirlineId: string) => ({
  customerName: quote.customerName.trim(),
  email: quote.email.trim(),
  contactPhone: quote.contactPhone.trim(),
  tripType: quote.tripType,
  from: quote.from.trim(),
  to: quote.to.trim(),
  ...(preferredAirlineId && { preferredAirlineId }),
  departureDate: quote.departureDate,
  ...(quote.tripType === 'roundTrip' && { returnDate: quote.returnDate }),
  ...(quote.contactPhone.trim() && quote.callTime !== 'any' && { callTime: quote.callTime }),
  ...atLeastOneAdult(quote),
  extraDetails: quote.extraDetails.trim(),
});
