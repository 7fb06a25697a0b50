import type { ListedBookingFragment } from './booking-list.generated.ts';

/** A booking with plain defaults, for the tests of this feature. */
export const booking = (part: Partial<ListedBookingFragment> = {}): ListedBookingFragment => ({
  __typename: 'Booking',
  id: 'id-booking',
  version: 2,
  reference: 'LF-7K3QX9',
  flightId: 'id-flight',
  customerName: 'Ada Quill',
  userEmail: 'ada@example.com',
  contactPhone: '07700 900123',
  contactPreference: 'whatsapp',
  adults: 2,
  children: 1,
  infants: 0,
  extraDetails: '',
  callTime: 'any',
  departureDate: '2026-12-01',
  returnDate: '2026-12-08',
  outboundMinutes: 425,
  returnMinutes: 61,
  operatedBy: null,
  travelClass: 'business',
  initialPricePence: 123450,
  childPercent: 100,
  infantPercent: 100,
  finalPricePence: null,
  notes: '',
  hasPage: true,
  pagePath: '/your-booking#key',
  state: 'inProgress',
  createdAt: '2026-11-19T23:30:00Z',
  mailRefusedAt: null,
  airline: {
    __typename: 'BookedAirline',
    id: 'id-ba',
    name: 'British Airways plc',
    shortName: 'British Airways',
    monogramPicture: null,
  },
  departureAirport: {
    __typename: 'BookedAirport',
    id: 'id-lhr',
    code: 'LHR',
    name: 'London Heathrow Airport',
  },
  arrivalAirport: {
    __typename: 'BookedAirport',
    id: 'id-dub',
    code: 'DUB',
    name: 'Dublin Airport',
  },
  ...part,
});

/** A page of the list as the gateway returns it. */
export const bookingsOf = (items: ListedBookingFragment[], part: object = {}) => ({
  data: {
    records: {
      __typename: 'BookingPage',
      items,
      page: 1,
      totalPages: items.length > 0 ? 1 : 0,
      totalItems: items.length,
      isTotalExact: true,
      ...part,
    },
  },
});
