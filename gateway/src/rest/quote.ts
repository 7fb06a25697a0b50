import { z } from 'zod';
import { type Door } from './door.ts';
import { enquiryStatus, enquiryStatuses } from './enquiry-status.ts';
import { record } from './legacy.ts';
import { id, text, travelDate, travellers, tripType } from './parameters.ts';
import {
  type QuoteRecordFragment,
  RequestQuoteDocument,
  type RequestQuoteInput,
} from './quote.generated.ts';
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

const quote = z.object({
  ...record,
  reference: z.string(),
  customerName: z.string(),
  email: z.string(),
  contactPhone: z.string(),
  tripType: z.enum(['round-trip', 'one-way']),
  from: z.string(),
  to: z.string(),
  preferredAirline: z.object({ ...record, shortName: z.string().nullable() }).nullable(),
  departureDate: z.string(),
  arrivalDate: z.string().nullable(),
  passengerCount: z.object({ adults: z.int(), children: z.int(), infants: z.int() }),
  extraDetails: z.string(),
  status: enquiryStatus,
  createdAt: z.string(),
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

const toQuote = (asked: QuoteRecordFragment) => ({
  _id: asked.id,
  reference: asked.reference,
  customerName: asked.customerName,
  email: asked.email,
  contactPhone: asked.contactPhone,
  tripType: asked.tripType === 'oneWay' ? ('one-way' as const) : ('round-trip' as const),
  from: asked.from,
  to: asked.to,
  preferredAirline: asked.preferredAirline && {
    _id: asked.preferredAirline.id,
    shortName: asked.preferredAirline.shortName,
  },
  departureDate: asked.departureDate,
  arrivalDate: asked.returnDate,
  passengerCount: { adults: asked.adults, children: asked.children, infants: asked.infants },
  extraDetails: asked.extraDetails,
  status: enquiryStatuses[asked.status],
  createdAt: asked.createdAt,
});
