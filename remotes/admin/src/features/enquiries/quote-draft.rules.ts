import { isLocalDate, returnsTooEarly, toEnGb } from '@larkfare/london-dates';
import { onlyProblems, type Problems } from '@larkfare/text-rules';
import { toCount } from '@larkfare/travellers';
import { readTotal, toAmountText, totalProblem } from '../../fields/money.rules.ts';
import { stateWords } from '../../list/state.rules.ts';
import type { EnquiryStatus } from './enquiry-filter.rules.ts';
import type { ListedQuoteFragment, QuoteInput } from './quotes.generated.ts';

/** A quote request as it is in its edit form (specification §7 'PUT /api/quote/{id}'). Numbers are text until saved. */
export type QuoteDraft = {
  tripType: 'oneWay' | 'roundTrip';
  from: string;
  to: string;
  /** Empty for any airline. */
  preferredAirlineId: string;
  departureDate: string;
  returnDate: string;
  adults: string;
  children: string;
  infants: string;
  status: EnquiryStatus;
  price: string;
  notes: string;
};

export const toQuoteDraft = (quote: ListedQuoteFragment): QuoteDraft => ({
  tripType: quote.tripType,
  from: quote.from,
  to: quote.to,
  preferredAirlineId: quote.preferredAirline?.id ?? '',
  departureDate: quote.departureDate,
  returnDate: quote.returnDate ?? '',
  adults: String(quote.adults),
  children: String(quote.children),
  infants: String(quote.infants),
  status: quote.status,
  price: toAmountText(quote.pricePence),
  notes: quote.notes,
});

/** The problems that can be found here; the server checks the rest. */
export const quoteProblems = (draft: QuoteDraft): Problems<QuoteDraft> =>
  onlyProblems<QuoteDraft>({
    from: draft.from.trim() ? undefined : 'Enter where they are flying from.',
    to: draft.to.trim() ? undefined : 'Enter where they are flying to.',
    departureDate: isLocalDate(draft.departureDate) ? undefined : 'Enter the departure date.',
    returnDate: returnProblem(draft),
    adults: toCount(draft.adults) < 1 ? 'At least one adult must travel.' : undefined,
    price: totalProblem(draft.price),
  });

function returnProblem({ tripType, departureDate, returnDate }: QuoteDraft): string | undefined {
  if (tripType === 'oneWay') return undefined;
  if (!isLocalDate(returnDate)) return 'Enter the return date of the round trip.';
  return returnDate <= departureDate ? returnsTooEarly : undefined;
}

/** The draft as it is saved. */
export const toQuoteInput = (draft: QuoteDraft): QuoteInput => ({
  tripType: draft.tripType,
  from: draft.from,
  to: draft.to,
  preferredAirlineId: draft.preferredAirlineId || null,
  departureDate: draft.departureDate,
  returnDate: draft.tripType === 'roundTrip' ? draft.returnDate : null,
  adults: toCount(draft.adults),
  children: toCount(draft.children),
  infants: toCount(draft.infants),
  status: draft.status,
  pricePence: readTotal(draft.price) ?? null,
  notes: draft.notes,
});

/** Where the server's names for its fields are shown in the form. */
export const fieldOf = (serverField: string): string =>
  serverField === 'pricePence' ? 'price' : serverField;

export const tripWords = { oneWay: 'One-way', roundTrip: 'Round-trip' } as const;

/** The draft in words, to compare two versions side by side. */
export const describeQuote =
  (airlines: readonly { id: string; name: string }[]) =>
  (draft: QuoteDraft): Record<string, string> => ({
    'Trip type': tripWords[draft.tripType],
    From: draft.from,
    To: draft.to,
    'Preferred airline': draft.preferredAirlineId
      ? (airlines.find(({ id }) => id === draft.preferredAirlineId)?.name ?? 'As requested')
      : 'Any airline',
    'Departure date': dateText(draft.departureDate),
    'Return date': draft.tripType === 'roundTrip' ? dateText(draft.returnDate) : 'None',
    Adults: draft.adults,
    Children: draft.children,
    Infants: draft.infants,
    Status: stateWords[draft.status],
    'Price in total': draft.price,
    Notes: draft.notes,
  });

const dateText = (date: string) => (isLocalDate(date) ? toEnGb(date) : 'None');
