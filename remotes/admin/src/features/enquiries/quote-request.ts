import type { RecordKind } from '../../record/record-kind.ts';
import {
  describeQuote,
  fieldOf,
  quoteProblems,
  toQuoteDraft,
  toQuoteInput,
  type QuoteDraft,
} from './quote-draft.rules.ts';
import {
  DeleteQuoteDocument,
  QuoteByIdDocument,
  UpdateQuoteDocument,
  type ListedQuoteFragment,
  type QuoteInput,
} from './quotes.generated.ts';

type Airline = { id: string; name: string };

/** @param airlines give the preferred airline its name where two versions are compared */
export const quoteRequest = (
  airlines: readonly Airline[] = [],
): RecordKind<ListedQuoteFragment, QuoteDraft, QuoteInput> => ({
  noun: 'a quote request',
  nameOf: () => 'Quote request',
  toDetails: toQuoteDraft,
  toInput: toQuoteInput,
  problemsOf: quoteProblems,
  fieldOf,
  describe: describeQuote(airlines),
  deletion: ({ customerName }) => `Delete the quote request of ${customerName}?`,
  read: QuoteByIdDocument,
  update: UpdateQuoteDocument,
  remove: DeleteQuoteDocument,
});
