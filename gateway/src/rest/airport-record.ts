import { z } from 'zod';
import { type AirportRecordFragment } from './airport.generated.ts';
import { record, versioned } from './legacy.ts';

const named = z.object({ name: z.string() });
export const airport = z.object({
  ...record,
  name: z.string(),
  code: z.string(),
  location: z.object({ ...record, name: z.string(), country: named.extend({ region: named }) }),
  ...versioned,
});

export const toAirport = ({ id, name, code, location, version }: AirportRecordFragment) => ({
  _id: id,
  name,
  code,
  location: {
    _id: location.id,
    name: location.name,
    country: {
      name: location.country.name,
      region: { name: location.country.region.name },
    },
  },
  version,
});
