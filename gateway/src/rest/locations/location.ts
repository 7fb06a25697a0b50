import { z } from 'zod';
import { legacyEnum, record, timestamps, versioned } from '../mappers.ts';
import { type LocationCardFragment, type LocationRecordFragment } from './locations.generated.ts';

export const dealings = legacyEnum({
  none: 'none',
  'last-minutes': 'lastMinutes',
  'top-destinations': 'topDestinations',
  'hot-deals': 'hotDeals',
});

export const popularLocation = z.object({
  ...record,
  name: z.string(),
  image: z.string().nullable(),
  description: z.string().nullable(),
});
export const locationCard = popularLocation.extend({
  locationId: z.string(),
  dealings: dealings.schema,
  dealingsDescription: z.string().nullable(),
  isPopular: z.boolean(),
  country: z.object({ name: z.string() }),
});
export const location = locationCard.extend({
  otherNames: z.array(z.string()),
  country: z.string().describe('The id of the country.'),
  countryName: z.string(),
  regionName: z.string(),
  hasAirports: z.boolean(),
  ...timestamps,
  ...versioned,
});

export const toCard = (card: LocationCardFragment) => ({
  ...card,
  dealings: dealings.toLegacy(card.dealings),
});

export const toLocation = ({ country, ...location }: LocationRecordFragment) => ({
  ...location,
  dealings: dealings.toLegacy(location.dealings),
  country: country.id,
  countryName: country.name,
  regionName: country.region.name,
});
