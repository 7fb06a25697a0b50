import { departureAirports, lowestPriceFixture } from '../../location-card/location-fixtures.ts';
import type { HomeTextsQuery } from './home-texts.generated.ts';
import type { DealCardFragment, HomeQuery } from './home.generated.ts';

type Location = HomeQuery['popularLocations'][number];

const dubai: Location = {
  __typename: 'Location',
  id: 'dubai',
  name: 'Dubai',
  image: '/media/places/DXB',
  description: 'Malls, creek and desert.',
  lowestPrice: lowestPriceFixture({ pricePence: 12900 }),
  country: { __typename: 'Country', id: 'ae', name: 'United Arab Emirates' },
  firstAirport: { __typename: 'Airport', id: 'dxb' },
};
const tobago: Location = {
  ...dubai,
  id: 'tobago',
  name: 'Tobago',
  image: null,
  description: null,
  lowestPrice: null,
  country: { __typename: 'Country', id: 'tt', name: 'Trinidad and Tobago' },
  firstAirport: null,
};
const deal: DealCardFragment = {
  __typename: 'Location',
  id: 'lagos',
  name: 'Lagos',
  image: null,
  dealingsDescription: 'Midweek departures.',
  lowestPrice: lowestPriceFixture({ pricePence: 26010, departureDate: '2026-12-01' }),
  country: { __typename: 'Country', id: 'ng', name: 'Nigeria' },
  firstAirport: { __typename: 'Airport', id: 'los' },
};

/** Plain answers for tests of the home page. */
export const fixtures = {
  home: (): HomeQuery => ({
    popularLocations: [dubai, tobago],
    departureAirports,
    popularAirlines: [
      {
        __typename: 'Airline',
        id: 'ei',
        name: 'Aer Lingus',
        logoPicture: '/media/airlines/aer-lingus.svg',
      },
    ],
    deals: { __typename: 'Deals', topDestinations: [deal], lastMinutes: [], hotDeals: [] },
  }),
  texts: (): HomeTextsQuery['siteInformation'] => ({
    __typename: 'SiteInformation',
    contactPhone: '020 7946 0321',
    claims: [
      {
        __typename: 'Claim',
        kind: 'payLater',
        heading: 'Book now, pay later',
        text: 'In up to 6 installments.',
      },
    ],
    faq: [
      {
        __typename: 'QuestionAnswer',
        question: 'Do I pay here?',
        answer: 'No, only once we have spoken.',
      },
    ],
  }),
};
