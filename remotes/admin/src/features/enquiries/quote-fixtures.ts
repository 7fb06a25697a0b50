import type { ListedQuoteFragment } from './quotes.generated.ts';

/** A quote request with plain defaults, for the tests of this feature. */
export const quote = (part: Partial<ListedQuoteFragment> = {}): ListedQuoteFragment => ({
  __typename: 'Quote',
  id: 'id-quote',
  version: 1,
  reference: 'LQ-7K3QX9',
  customerName: 'Ada Quill',
  email: 'ada@example.com',
  contactPhone: '07700 900123',
  tripType: 'roundTrip',
  from: 'London',
  to: 'Cork',
  preferredAirline: { __typename: 'PreferredAirline', id: 'id-ei', shortName: 'Aer Lingus' },
  departureDate: '2026-12-01',
  returnDate: '2026-12-08',
  adults: 2,
  children: 0,
  infants: 0,
  extraDetails: 'A window seat',
  callTime: 'any',
  status: 'pending',
  pricePence: 123450,
  notes: '',
  createdAt: '2026-11-19T23:30:00Z',
  mailRefusedAt: null,
  ...part,
});
