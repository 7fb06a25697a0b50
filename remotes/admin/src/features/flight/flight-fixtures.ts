import type { FlightDetailFragment } from './flight-detail.generated.ts';

/** A flight with plain defaults, for the tests of this feature. */
export const flight = (part: Partial<FlightDetailFragment> = {}): FlightDetailFragment => ({
  __typename: 'Flight',
  id: 'id-flight',
  version: 3,
  updatedAt: '2026-11-19T10:00:00Z',
  outboundMinutes: 425,
  returnMinutes: 455,
  stops: 1,
  operatedBy: null,
  hasBookings: false,
  departureAirport: {
    __typename: 'Airport',
    id: 'id-lhr',
    name: 'London Heathrow Airport',
    code: 'LHR',
  },
  arrivalAirport: { __typename: 'Airport', id: 'id-dub', name: 'Dublin Airport', code: 'DUB' },
  airline: {
    __typename: 'Airline',
    id: 'id-ba',
    name: 'British Airways',
    shortName: 'British Airways',
  },
  monthlyPrices: [
    {
      __typename: 'MonthlyPrice',
      month: 1,
      oneWayPence: 14950,
      oneWaySavingPence: 1000,
      roundTripPence: 25000,
      roundTripSavingPence: 0,
    },
  ],
  premiumEconomy: [],
  business: [],
  first: [],
  ...part,
});
