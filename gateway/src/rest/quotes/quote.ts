import { z } from 'zod';
import { enquiryStatuses } from '../enquiries/enquiry-routes.ts';
import {
  callTimeIfAny,
  callTimes,
  pounds,
  record,
  toPoundsIfAny,
  tripTypes,
  versioned,
} from '../mappers.ts';
import { type EditableQuoteFragment } from './quotes.generated.ts';
import { type QuoteRecordFragment } from './request-quote.generated.ts';

export const quote = z.object({
  ...record,
  reference: z.string(),
  customerName: z.string(),
  email: z.string(),
  contactPhone: z.string(),
  tripType: tripTypes.schema,
  from: z.string(),
  to: z.string(),
  preferredAirline: z.object({ ...record, shortName: z.string().nullable() }).nullable(),
  departureDate: z.string(),
  arrivalDate: z.string().nullable(),
  passengerCount: z.object({ adults: z.int(), children: z.int(), infants: z.int() }),
  extraDetails: z.string(),
  callTime: callTimes.schema.optional().describe('When to ring; absent for any time.'),
  status: enquiryStatuses.schema,
  createdAt: z.string(),
});

/** The administrator's view, with notes. */
export const editableQuote = quote.extend({
  price: pounds.nullable(),
  notes: z.string(),
  updatedAt: z.string(),
  ...versioned,
});

export const toQuote = <Row extends QuoteRecordFragment>({
  adults,
  children,
  infants,
  tripType,
  status,
  callTime,
  ...quote
}: Row) => ({
  ...quote,
  tripType: tripTypes.toLegacy(tripType),
  passengerCount: { adults, children, infants },
  ...callTimeIfAny(callTime),
  status: enquiryStatuses.toLegacy(status),
});

export const toEditableQuote = ({ pricePence, ...quote }: EditableQuoteFragment) => ({
  ...toQuote(quote),
  price: toPoundsIfAny(pricePence),
});
