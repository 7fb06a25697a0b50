import type { FlightCardFragment } from './flight-card.generated.ts';

/** Offers with plain defaults, for the tests of this feature and of what composes it. */
export const offer = (part: Partial<FlightCardFragment> = {}): FlightCardFragment => ({
  __typename: 'FlightOffer',
  flightId: 'id-flight',
  airline: {
    __typename: 'OfferAirline',
    id: 'id-ba',
    name: 'British Airways',
    shortName: 'British Airways',
    monogramPicture: '/media/airlines/british-airways.svg',
    logoPicture: null,
    hasBaggage: true,
  },
  departureAirport: {
    __typename: 'OfferAirport',
    id: 'id-lhr',
    code: 'LHR',
    name: 'London Heathrow Airport',
    locationName: 'London',
  },
  arrivalAirport: {
    __typename: 'OfferAirport',
    id: 'id-dxb',
    code: 'DXB',
    name: 'Dubai International Airport',
    locationName: 'Dubai',
  },
  outboundMinutes: 425,
  returnMinutes: 455,
  stops: 0,
  operatedBy: null,
  tripType: 'roundTrip',
  departureDate: '2026-12-01',
  returnDate: '2026-12-08',
  originalPricePence: 131480,
  savingPence: 8030,
  finalPricePence: 123450,
  isRecommended: false,
  ...part,
});

/** A page of results of the gateway. */
export const offerPage = (items: FlightCardFragment[], part: object = {}) => ({
  data: {
    flightSearch: {
      __typename: 'FlightOfferPage',
      items,
      page: 1,
      totalPages: items.length > 0 ? 1 : 0,
      totalItems: items.length,
      isTotalCapped: false,
      flightsWithoutPrice: null,
      alternatives: null,
      unknownFrom: null,
      unknownTo: null,
      pricesAsOf: '2026-11-20T23:30:00Z',
      quickChoices: items[0] && {
        __typename: 'QuickChoices',
        recommendedPence: 42600,
        cheapestPence: 35299,
        quickestMinutes: 405,
      },
      airlines: items.map(({ airline }) => ({
        __typename: 'OfferAirlineCount',
        airline,
        offers: 3,
        lowestPricePence: 12300,
      })),
      departureAirports: [],
      arrivalAirports: [],
      stops: [{ __typename: 'OfferStopsCount', stops: 0, offers: 3, lowestPricePence: 12300 }],
      shortestMinutes: 400,
      longestMinutes: 1000,
      lowestPricePence: 12300,
      highestPricePence: 99900,
      ...part,
    },
  },
});
