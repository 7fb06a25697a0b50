import { z } from 'zod';
import { record, timestamps, versioned } from './legacy.ts';
import { type LocationCardFragment, type LocationRecordFragment } from './location.generated.ts';

export const dealingsNames = ['none', 'last-minutes', 'top-destinations', 'hot-deals'] as const;

export const popularLocation = z.object({
  ...record,
  name: z.string(),
  image: z.string().nullable(),
  description: z.string().nullable(),
});
export const locationCard = popularLocation.extend({
  locationId: z.string(),
  dealings: z.enum(dealingsNames),
  dealingsDescription: z.string().nullable(),
  isPopular: z.boolean(),
  country: z.object({ name: z.string() }),
});
export const listedLocation = locationCard.extend({
  country: z.string().describe('The id of the country.'),
  countryName: z.string(),
  regionName: z.string(),
  hasAirports: z.boolean(),
  ...timestamps,
  ...versioned,
});

const dealings = {
  none: 'none',
  lastMinutes: 'last-minutes',
  topDestinations: 'top-destinations',
  hotDeals: 'hot-deals',
} as const;

export const toCard = (location: LocationCardFragment) => ({
  _id: location.id,
  locationId: location.id,
  name: location.name,
  image: location.image,
  description: location.description,
  dealings: dealings[location.dealings],
  dealingsDescription: location.dealingsDescription,
  isPopular: location.isPopular,
  country: { name: location.country.name },
});

export const toListed = (location: LocationRecordFragment) => ({
  ...toCard(location),
  country: location.country.id,
  countryName: location.country.name,
  regionName: location.country.region.name,
  hasAirports: location.hasAirports,
  createdAt: location.createdAt,
  updatedAt: location.updatedAt,
  version: location.version,
});
