import {
  type Administrator,
  type Deleted,
  FieldProblem,
  InvalidInput,
  NotFound,
  type PageRequest,
  Stale,
} from '@larkfare/service-kit';
import { isId } from '@larkfare/text-rules';
import { deleteRecord } from '../back-office/delete-record.ts';
import { editRecord } from '../back-office/edit-record.ts';
import { exportPiece } from '../back-office/export-piece.ts';
import { listPage } from '../back-office/list-page.ts';
import { listSign } from '../back-office/list-sign.ts';
import { enquiryCondition } from '../enquiries/enquiry-filter.ts';
import { type EnquiryFilterInput } from '../enquiries/enquiry-filter.input.ts';
import { type Bookings } from '../service-context.ts';
import { preferredAirlineName } from './preferred-airline.ts';
import { quoteColumns } from './quote-columns.ts';
import { editedAirline, editedQuote, editedQuoteProblems } from './quote-edit.rules.ts';
import { unknownAirline } from './quote-request.rules.ts';
import { Quote } from './quote.entity.ts';
import { type QuoteInput, QuoteSaved, type SaveQuoteResult } from './quote.input.ts';

const missing = 'This quote request no longer exists.';

export const quotePage = (
  { database }: Bookings,
  filter: EnquiryFilterInput,
  request: PageRequest,
) => listPage(database, Quote, enquiryCondition(filter), request);

export const quoteById = async ({ database }: Bookings, id: string): Promise<Quote | null> =>
  isId(id) ? database.getRepository(Quote).findOneBy({ id }) : null;

export async function quoteExport(
  service: Bookings,
  filter: EnquiryFilterInput,
  after: string | null | undefined,
  authorization: string | undefined,
) {
  const columns = quoteColumns(await listSign(service, authorization));
  return exportPiece(service.database, Quote, enquiryCondition(filter), columns, after);
}

/** Saves how far the office is with a quote request, and what it corrected of it. */
export async function updateQuote(
  service: Bookings,
  administrator: Administrator,
  { id, basedOn }: { id: string; basedOn: number | null | undefined },
  input: QuoteInput,
): Promise<typeof SaveQuoteResult> {
  const quote = await quoteById(service, id);
  if (!quote) return new NotFound(missing);

  const airline = await newAirline(service, quote, input);
  if (airline === 'unknown')
    return new InvalidInput([new FieldProblem('preferredAirlineId', unknownAirline)]);

  const result = await editRecord(service.database, administrator, {
    entity: Quote,
    id,
    basedOn,
    missing,
    decide: (held) => decide(held, input, airline),
  });
  return 'saved' in result ? new QuoteSaved(result.saved) : result;
}

type NamedAirline = { id: string | null; shortName: string | null };

/** The airline that the edit puts in place of another, with its name; asked before the quote is held. */
async function newAirline(
  service: Bookings,
  quote: Quote,
  input: QuoteInput,
): Promise<NamedAirline | 'unknown' | undefined> {
  const id = editedAirline(quote, input);
  if (id === quote.preferredAirlineId) return undefined;
  if (id === null) return { id, shortName: null };
  if (!isId(id)) return 'unknown';
  const found = await preferredAirlineName(service, id);
  return found === 'unknown' ? found : { id, ...found };
}

function decide(
  held: Quote,
  input: QuoteInput,
  airline: NamedAirline | undefined,
): Partial<Quote> | InvalidInput | Stale {
  const edited = editedQuote(held, input);
  const problems = editedQuoteProblems(edited);
  if (problems.length)
    return new InvalidInput(problems.map((each) => new FieldProblem(each.field, each.message)));

  const isNewAirline = edited.preferredAirlineId !== held.preferredAirlineId;
  // Somebody chose another airline since this one was looked up.
  if (isNewAirline && edited.preferredAirlineId !== airline?.id) return new Stale();
  return isNewAirline
    ? { ...edited, preferredAirlineShortName: airline?.shortName ?? null }
    : { ...edited };
}

export const deleteQuote = (
  { database }: Bookings,
  administrator: Administrator,
  id: string,
): Promise<Deleted | NotFound> => deleteRecord(database, administrator, Quote, { id, missing });
