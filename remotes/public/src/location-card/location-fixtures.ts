import type { LocationCardFragment } from './location-card.generated.ts';

/** A place for tests, with whatever is different about it. */
export const locationFixture = (
  changes: Partial<LocationCardFragment> = {},
): LocationCardFragment => ({
  __typename: 'Location',
  id: 'dubai',
  name: 'Dubai',
  image: '/media/places/DXB',
  description: 'Malls, creek and desert.',
  lowestPricePence: 123450,
  lowestPriceDeparture: '2027-03-01',
  country: { __typename: 'Country', id: 'ae', name: 'United Arab Emirates' },
  firstAirport: { __typename: 'Airport', id: 'dxb' },
  ...changes,
});
