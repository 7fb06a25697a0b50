import { z } from 'zod';
import { crud } from '../crud.ts';
import { enquiryRoutes, enquiryStatuses } from '../enquiries/enquiry-routes.ts';
import { poundsUpTo, toPenceIfAny, tripTypes } from '../mappers.ts';
import { changedTravellers, dateOrNone, reference, text, travelDate } from '../parameters.ts';
import { type RestApi } from '../routes.ts';
import { editableQuote, toEditableQuote } from './quote.ts';
import {
  DeleteQuoteDocument,
  type QuoteInput,
  QuotesDocument,
  QuotesAfterDocument,
  QuotesExportDocument,
  UpdateQuoteDocument,
} from './quotes.generated.ts';

const quoteBody = z.object({
  tripType: tripTypes.parameter.optional(),
  from: text(200).optional(),
  to: text(200).optional(),
  preferredAirline: reference.optional().describe('An airline id; null or empty for any.'),
  departureDate: travelDate.optional(),
  arrivalDate: dateOrNone.describe('The return; null or empty on a one-way trip.'),
  passengerCount: changedTravellers,
  status: enquiryStatuses.parameter.optional(),
  price: poundsUpTo(10_000_000).nullish().describe('Pounds; null removes it.'),
  notes: text(5000).optional(),
});

export function quoteRoutes(api: RestApi): void {
  const resource = { path: '/quote', schema: editableQuote, toRecord: toEditableQuote } as const;

  enquiryRoutes(api, {
    ...resource,
    plural: 'Quote requests',
    fileName: 'quotes.csv',
    list: QuotesDocument,
    pieces: QuotesAfterDocument,
    export: QuotesExportDocument,
  });

  crud(api, {
    ...resource,
    name: 'quote request',
    body: quoteBody,
    toInput,
    update: ['Change any part of a quote request', UpdateQuoteDocument],
    delete: ['Delete a quote request', DeleteQuoteDocument],
  });
}

/** Omitted fields stay unchanged. */
const toInput = (body: z.output<typeof quoteBody>): QuoteInput => ({
  tripType: body.tripType,
  from: body.from,
  to: body.to,
  preferredAirlineId: body.preferredAirline === '' ? null : body.preferredAirline,
  departureDate: body.departureDate,
  returnDate: body.arrivalDate,
  ...body.passengerCount,
  status: body.status,
  pricePence: body.price === undefined ? undefined : toPenceIfAny(body.price),
  notes: body.notes,
});
