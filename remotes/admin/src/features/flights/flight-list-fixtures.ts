import type { ListedFlightFragment } from './flight-list.generated.ts';

/** A flight of the list with plain defaults, for the tests of this feature. */
export const listed = (
  part: Partial<ListedFlightFragment['flight']> = {},
): ListedFlightFragment => ({
  __typename: 'FlightListItem',
  flight: {
    __typename: 'Flight',
    id: 'id-flight',
    version: 1,
    outboundMinutes: 425,
    returnMinutes: 455,
    stops: 1,
    canDelete: true,
    hasBookings: false,
    airline: {
      __typename: 'Airline',
      id: 'id-ba',
      name: 'British Airways',
      shortName: 'British Airways',
      logoPicture: null,
      monogramPicture: null,
    },
    departureAirport: {
      __typename: 'Airport',
      id: 'id-lhr',
      code: 'LHR',
      name: 'London Heathrow Airport',
    },
    arrivalAirport: { __typename: 'Airport', id: 'id-dub', code: 'DUB', name: 'Dublin Airport' },
    ...part,
  },
  offer: {
    __typename: 'FlightOffer',
    flightId: 'id-flight',
    tripType: 'roundTrip',
    departureDate: '2026-12-01',
    returnDate: '2026-12-08',
    originalPricePence: 26000,
    savingPence: 1050,
    finalPricePence: 24950,
    isRecommended: true,
  },
});

/** A page of the list as the gateway returns it. */
export const listOf = (items: ListedFlightFragment[], part: object = {}) => ({
  data: {
    records: {
      __typename: 'FlightListPage',
      items,
      page: 1,
      totalPages: items.length > 0 ? 1 : 0,
      totalItems: items.length,
      ...part,
    },
  },
});
