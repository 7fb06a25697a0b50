import { z } from 'zod';
import { enquiryStatus, enquiryStatuses } from './enquiry-status.ts';
import { pounds, record, toPoundsIfAny, versioned } from './legacy.ts';
import { type EditableQuoteFragment } from './quote-admin.generated.ts';
import { type QuoteRecordFragment } from './quote.generated.ts';

export const quote = z.object({
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

/** As the office sees it. */
export const editableQuote = quote.extend({
  price: pounds.nullable(),
  notes: z.string(),
  updatedAt: z.string(),
  ...versioned,
});

export const toQuote = (asked: QuoteRecordFragment) => ({
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

export const toEditableQuote = (asked: EditableQuoteFragment) => ({
  ...toQuote(asked),
  price: toPoundsIfAny(asked.pricePence),
  notes: asked.notes,
  updatedAt: asked.updatedAt,
  version: asked.version,
});
