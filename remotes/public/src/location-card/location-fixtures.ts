import type { LocationCardFragment } from './location-card.generated.ts';
import type { LowestPriceFragment } from './lowest-price.generated.ts';

/** The price that the places of tests have, with whatever is different about it. */
export const lowestPriceFixture = (
  changes: Partial<LowestPriceFragment> = {},
): LowestPriceFragment => ({
  __typename: 'LowestPrice',
  pricePence: 123450,
  departureDate: '2027-03-01',
  departureAirport: { __typename: 'OfferAirport', id: 'brs', name: 'Bristol Airport' },
  ...changes,
});

/** The airports that tests depart from. */
export const departureAirports = [
  { __typename: 'OfferAirport' as const, id: 'brs', name: 'Bristol Airport' },
  { __typename: 'OfferAirport' as const, id: 'man', name: 'Manchester Airport' },
];

/** A place for tests, with whatever is different about it. */
export const locationFixture = (
  changes: Partial<LocationCardFragment> = {},
): LocationCardFragment => ({
  __typename: 'Location',
  id: 'dubai',
  name: 'Dubai',
  image: '/media/places/DXB',
  description: 'Malls, creek and desert.',
  lowestPrice: lowestPriceFixture(),
  country: { __typename: 'Country', id: 'ae', name: 'United Arab Emirates' },
  firstAirport: { __typename: 'Airport', id: 'dxb' },
  ...changes,
});
