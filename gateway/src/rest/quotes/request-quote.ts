import { z } from 'zod';
import { toResponse } from '../crud.ts';
import { callTimes, tripTypes } from '../mappers.ts';
import { id, text, textOrNone, travelDate, travellers } from '../parameters.ts';
import { type RestApi } from '../routes.ts';
import { quote, toQuote } from './quote.ts';
import { RequestQuoteDocument, type RequestQuoteInput } from './request-quote.generated.ts';

const quoteRequest = z.object({
  customerName: text(200),
  email: text(320),
  contactPhone: textOrNone(50),
  tripType: tripTypes.parameter,
  from: text(200),
  to: text(200),
  preferredAirline: id.or(z.literal('')).nullish().describe('An airline id; empty for any.'),
  departureDate: travelDate,
  arrivalDate: travelDate.or(z.literal('')).nullish().describe('The return; round trips only.'),
  passengerCount: z
    .object({
      adults: travellers.default(1),
      children: travellers.default(0),
      infants: travellers.default(0),
    })
    .prefault({}),
  extraDetails: textOrNone(5000),
  callTime: callTimes.parameter.optional().describe('When to ring, from today.'),
});

export function requestQuoteRoute({ route, prepare }: RestApi): void {
  const requestQuote = prepare(RequestQuoteDocument);

  route(
    'POST /quote/',
    {
      summary: 'Request the price of a trip; answered once it is stored',
      body: quoteRequest,
      response: quote,
      status: 201,
    },
    async ({ body, caller }) =>
      toResponse(await requestQuote({ input: toInput(body) }, caller), toQuote),
  );
}

const toInput = ({
  preferredAirline,
  arrivalDate,
  passengerCount,
  ...rest
}: z.output<typeof quoteRequest>): RequestQuoteInput => ({
  ...rest,
  ...passengerCount,
  preferredAirlineId: preferredAirline || null,
  returnDate: arrivalDate || null,
});
