import {
  deleteMutation,
  type EditableRecords,
  type Saved,
  saveResult,
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
import { Field, ID, InputType, Int } from 'type-graphql';
import { listSign } from '../back-office/list-sign.ts';
import { requestById } from '../back-office/request-list.ts';
import { toCsvDate, toCsvDay, toPlainPounds } from '../back-office/csv.ts';
import { type BookingsContext } from '../bookings-context.ts';
import { EditTripInput } from '../customer/customer-trip.input.ts';
import { enquiryQueries } from '../enquiries/enquiry-queries.ts';
import { EnquiryStatus } from '../enquiries/enquiry-status.ts';
import { preferredAirlineName } from './preferred-airline.ts';
import {
  editedAirline,
  editedQuote,
  editedQuoteProblems,
  type QuoteEdit,
  unknownAirline,
} from './quote.rules.ts';
import { Quote, TripType } from './quote.ts';

@InputType({ description: 'Omitted fields stay unchanged.' })
class QuoteInput extends EditTripInput implements QuoteEdit {
  @Field(() => TripType, { nullable: true })
  tripType?: TripType | null;

  @Field(() => String, { nullable: true })
  from?: string | null;

  @Field(() => String, { nullable: true })
  to?: string | null;

  @Field(() => ID, { nullable: true, description: 'Null for any airline.' })
  preferredAirlineId?: string | null;

  @Field(() => EnquiryStatus, { nullable: true })
  status?: EnquiryStatus | null;

  @Field(() => Int, { nullable: true, description: 'Null removes it.' })
  pricePence?: number | null;
}

interface Edit {
  input: QuoteInput;
  /** The edit's airline, if it is another one. */
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

    // Another edit chose an airline after this one was looked up.
    if (edited.preferredAirlineId !== airline?.id) return new Stale();
    return { ...edited, preferredAirlineShortName: airline?.shortName ?? null };
  },
};

/** Saves the status of a quote request and the office's corrections. */
async function updateQuote(
  context: BookingsContext,
  { id, input, version }: Update<QuoteInput>,
): Promise<Saved<Quote> | Problem> {
  const quote = await requestById(context, Quote, id);
  if (!quote) return new NotFound(quotes.missing);

  const airline = await newAirline(context, quote, input);
  if (airline === 'unknown') return InvalidInput.of('preferredAirlineId', unknownAirline);
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
  const airline = await preferredAirlineName(context, id);
  return airline === 'unknown' ? airline : { id, ...airline };
}

const SaveResult = saveResult(Quote, [InvalidInput, NotFound, Stale]);

export const quoteOffice = [
  ...enquiryQueries(Quote, async (context) => ({
    Reference: (quote) => quote.reference,
    Requested: (quote) => toCsvDay(quote.createdAt),
    Status: (quote) => quote.status,
    Name: (quote) => quote.customerName,
    Email: (quote) => quote.email,
    Phone: (quote) => quote.readablePhone,
    'Trip type': (quote) => quote.tripType,
    From: (quote) => quote.from,
    To: (quote) => quote.to,
    'Preferred airline': (quote) => quote.airlineText,
    Departure: (quote) => toCsvDate(quote.departureDate),
    Return: (quote) => toCsvDate(quote.returnDate),
    Adults: (quote) => quote.adults,
    Children: (quote) => quote.children,
    Infants: (quote) => quote.infants,
    [`Price in total (${await listSign(context)})`]: (quote) => toPlainPounds(quote.pricePence),
    'Extra details': (quote) => quote.extraDetails,
    Ring: (quote) => quote.callTimeText,
    Notes: (quote) => quote.notes,
  })),
  updateMutation(Quote, QuoteInput, SaveResult, updateQuote),
  deleteMutation(quotes),
];
