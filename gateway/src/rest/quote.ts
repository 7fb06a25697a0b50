import { z } from 'zod';
import { type Door } from './door.ts';
import { id, text, travelDate, travellers, tripType } from './parameters.ts';
import { RequestQuoteDocument, type RequestQuoteInput } from './quote.generated.ts';
import { quote, toQuote } from './quote-record.ts';
import { Refused, tooMany } from './refused.ts';

const quoteRequest = z.object({
  customerName: text(200),
  email: text(320),
  contactPhone: text(50)
    .nullish()
    .transform((phone) => phone ?? ''),
  tripType,
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
  extraDetails: text(5000)
    .nullish()
    .transform((details) => details ?? ''),
});

export function quoteRoutes({ route, operation }: Door): void {
  const requestQuote = operation(RequestQuoteDocument);

  route(
    'POST /quote/',
    {
      summary: 'Ask the office for a price; answered once it is stored',
      body: quoteRequest,
      answer: quote,
      status: 201,
    },
    async ({ body, caller }) => {
      const { requestQuote: result } = await requestQuote({ input: toInput(body) }, caller);
      switch (result.__typename) {
        case 'QuoteRequested':
          return toQuote(result.quote);
        case 'InvalidInput':
          return new Refused(400, result.message);
        case 'TooManyRequests':
          return tooMany(result);
        default:
          return result satisfies never;
      }
    },
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
