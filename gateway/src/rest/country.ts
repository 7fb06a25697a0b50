import { z } from 'zod';
import {
  CountriesDocument,
  CountryDocument,
  type CountryRecordFragment,
} from './country.generated.ts';
import { type Door } from './door.ts';
import { record, timestamps } from './legacy.ts';
import { byId, id } from './parameters.ts';
import { Refused } from './refused.ts';

const country = z.object({
  ...record,
  name: z.string(),
  region: z.object({ ...record, name: z.string() }),
  ...timestamps,
});

export function countryRoutes({ route, operation }: Door): void {
  const countries = operation(CountriesDocument);
  const oneCountry = operation(CountryDocument);

  route(
    'GET /country',
    { summary: 'Every country', answer: z.array(country) },
    async ({ caller }) => {
      const answer = await countries({}, caller);
      return answer.countries.map(toCountry);
    },
  );

  route(
    'GET /country/region/{regionId}',
    {
      summary: 'The countries of a region',
      params: z.object({ regionId: id }),
      answer: z.array(country),
    },
    async ({ params, caller }) => {
      const answer = await countries(params, caller);
      return answer.countries.map(toCountry);
    },
  );

  route(
    'GET /country/{id}',
    { summary: 'One country', params: byId, answer: country },
    async ({ params, caller }) => {
      const answer = await oneCountry(params, caller);
      if (!answer.country) return new Refused(404, 'There is no country with this id.');
      return toCountry(answer.country);
    },
  );
}

const toCountry = ({ id, name, region, createdAt, updatedAt }: CountryRecordFragment) => ({
  _id: id,
  name,
  region: { _id: region.id, name: region.name },
  createdAt,
  updatedAt,
});
