import {
  deleteMutation,
  type EditableRecords,
  type Saved,
  type Update,
  updateMutation,
  updateRecord,
} from '@larkfare/data-kit/records';
import {
  InvalidInput,
  NotFound,
  type Problem,
  refuseInput,
  Stale,
} from '@larkfare/data-kit/refusals';
import { isId } from '@larkfare/text-rules';
import { listSign } from '../back-office/list-sign.ts';
import { requestById, requestList, requestPieces } from '../back-office/request-list.ts';
import { type BookingsContext } from '../bookings-context.ts';
import { enquiryConditions } from '../enquiries/enquiry-filter.ts';
import { EnquiryFilterInput } from '../enquiries/enquiry-filter.input.ts';
import { preferredAirlineName } from './preferred-airline.ts';
import { quoteColumns } from './quote-columns.ts';
import { editedAirline, editedQuote, editedQuoteProblems } from './quote-edit.rules.ts';
import { unknownAirline } from './quote-request.rules.ts';
import { Quote } from './quote.entity.ts';
import { QuoteInput, QuotePage, QuotePiece, SaveQuoteResult } from './quote.input.ts';

interface Edit {
  input: QuoteInput;
  /** The airline that the edit chooses instead of another. */
  airline: NamedAirline | undefined;
}

type NamedAirline = { id: string | null; shortName: string | null };

const quotes: EditableRecords<Quote, Edit> = {
  type: Quote,
  missing: 'This quote request no longer exists.',
  toColumns({ input, airline }, before) {
    const edited = editedQuote(before, input);
    const refusal = refuseInput(editedQuoteProblems(edited));
    if (refusal) return refusal;
    if (edited.preferredAirlineId === before.preferredAirlineId) return edited;

    // Somebody chose another airline since this one was looked up.
    if (edited.preferredAirlineId !== airline?.id) return new Stale();
    return { ...edited, preferredAirlineShortName: airline?.shortName ?? null };
  },
};

/** Saves how far the office is with a quote request, and what it corrected of it. */
async function updateQuote(
  context: BookingsContext,
  { id, input, version }: Update<QuoteInput>,
): Promise<Saved<Quote> | Problem> {
  const quote = await requestById(context, Quote, id);
  if (!quote) return new NotFound(quotes.missing);

  const airline = await newAirline(context, quote, input);
  if (airline === 'unknown')
    return new InvalidInput([{ field: 'preferredAirlineId', message: unknownAirline }]);
  return updateRecord(context, quotes, { id, input: { input, airline }, version });
}

/** The chosen airline with its name; looked up before the quote is locked. */
async function newAirline(
  context: BookingsContext,
  quote: Quote,
  input: QuoteInput,
): Promise<NamedAirline | 'unknown' | undefined> {
  const id = editedAirline(quote, input);
  if (id === quote.preferredAirlineId) return undefined;
  if (id === null) return { id, shortName: null };
  if (!isId(id)) return 'unknown';
  const found = await preferredAirlineName(context, id);
  return found === 'unknown' ? found : { id, ...found };
}

export const quoteOffice = [
  requestList({
    type: Quote,
    pageType: QuotePage,
    filterType: EnquiryFilterInput,
    names: { one: 'quote', many: 'quotes' },
    description: 'The newest first.',
    size: 20,
    conditions: enquiryConditions,
    csvColumns: async (context) => quoteColumns(await listSign(context)),
  }),
  requestPieces({
    type: Quote,
    pieceType: QuotePiece,
    filterType: EnquiryFilterInput,
    name: 'quotesAfter',
    conditions: enquiryConditions,
  }),
  updateMutation(Quote, QuoteInput, SaveQuoteResult, updateQuote),
  deleteMutation(quotes),
];
