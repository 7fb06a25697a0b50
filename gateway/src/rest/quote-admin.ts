import { z } from 'zod';
import { basedOn, changeOf, deletion, toDeleted } from './change.ts';
import { CsvFile } from './csv-file.ts';
import { type Door } from './door.ts';
import { enquiryFilter, toEnquiryFilter } from './enquiry-filter.ts';
import { enquiryStatus, toEnquiryStatus } from './enquiry-status.ts';
import { pageOf, pounds, toPage, toPenceIfAny } from './legacy.ts';
import {
  dateOrNone,
  pageIfAny,
  reference,
  size,
  text,
  travelDate,
  travellers,
  tripType,
} from './parameters.ts';
import { editableQuote, toEditableQuote } from './quote-record.ts';
import {
  DeleteQuoteDocument,
  type QuoteInput,
  QuotesDocument,
  QuotesExportDocument,
  UpdateQuoteDocument,
} from './quote-admin.generated.ts';
import { toRefused } from './refused.ts';
import { wholeList } from './whole-list.ts';

const quoteBody = z.object({
  tripType: tripType.optional(),
  from: text(200).optional(),
  to: text(200).optional(),
  preferredAirline: reference.optional().describe('An airline id; null or empty for any.'),
  departureDate: travelDate.optional(),
  arrivalDate: dateOrNone.describe('The return; null or empty on a one-way trip.'),
  passengerCount: z
    .object({ adults: travellers, children: travellers, infants: travellers })
    .partial()
    .optional(),
  status: enquiryStatus.optional(),
  price: pounds.min(0).max(10_000_000).nullish().describe('Pounds; null takes it away.'),
  notes: text(5000).optional(),
});

export function quoteAdminRoutes({ route, operation }: Door): void {
  const quotes = operation(QuotesDocument);
  const quotesExport = operation(QuotesExportDocument);
  const updateQuote = operation(UpdateQuoteDocument);
  const deleteQuote = operation(DeleteQuoteDocument);

  route(
    'GET /quote',
    {
      summary: 'Quote requests, the latest first: all of them, or a page',
      administrator: true,
      query: enquiryFilter.extend({ page: pageIfAny, size: size(20) }),
      answer: z.union([z.array(editableQuote), pageOf(editableQuote)]),
    },
    async ({ query, caller }) => {
      const filter = toEnquiryFilter(query);
      const read = async (page: number, size: number) =>
        (await quotes({ filter, page, size }, caller)).quotes;
      if (query.page !== undefined)
        return toPage(await read(query.page, query.size), toEditableQuote);
      return (await wholeList(read)).map(toEditableQuote);
    },
  );

  route(
    'GET /quote/export',
    {
      summary: 'The quote requests of a filter as a CSV file',
      administrator: true,
      query: enquiryFilter,
      answer: z.string(),
      contentType: 'text/csv',
    },
    ({ query, caller }) =>
      CsvFile.open('quotes.csv', async (after) => {
        const answer = await quotesExport({ filter: toEnquiryFilter(query), after }, caller);
        return answer.quotesExport;
      }),
  );

  route(
    'PUT /quote/{id}',
    {
      summary: 'Change any part of a quote request',
      ...changeOf(quoteBody),
      answer: editableQuote,
    },
    async (request) => {
      const { params, body, caller } = request;
      const { updateQuote: result } = await updateQuote(
        { ...params, version: basedOn(request), input: toInput(body) },
        caller,
      );
      return result.__typename === 'QuoteSaved' ? toEditableQuote(result.quote) : toRefused(result);
    },
  );

  route(
    'DELETE /quote/{id}',
    { summary: 'Delete a quote request', ...deletion },
    async ({ params, caller }) => {
      const { deleteQuote: result } = await deleteQuote(params, caller);
      return toDeleted(result, 'The quote request was deleted.');
    },
  );
}

/** What is left out stays as it is. */
const toInput = (body: z.output<typeof quoteBody>): QuoteInput => ({
  tripType: body.tripType,
  from: body.from,
  to: body.to,
  preferredAirlineId: body.preferredAirline === '' ? null : body.preferredAirline,
  departureDate: body.departureDate,
  returnDate: body.arrivalDate,
  ...body.passengerCount,
  status: body.status && toEnquiryStatus(body.status),
  pricePence: body.price === undefined ? undefined : toPenceIfAny(body.price),
  notes: body.notes,
});
