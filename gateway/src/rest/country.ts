import { z } from 'zod';
import { basedOn, changeOf, deletion, toDeleted } from './change.ts';
import {
  CountriesDocument,
  CountryDocument,
  type CountryInput,
  type CountryRecordFragment,
  CreateCountryDocument,
  DeleteCountryDocument,
  UpdateCountryDocument,
} from './country.generated.ts';
import { type Door } from './door.ts';
import { record, timestamps, versioned } from './legacy.ts';
import { byId, id, reference, textOrNone } from './parameters.ts';
import { Refused, toRefused } from './refused.ts';

const country = z.object({
  ...record,
  name: z.string(),
  region: z.object({ ...record, name: z.string() }),
  ...timestamps,
  ...versioned,
});
const countryBody = z.object({
  name: textOrNone(200),
  region: reference.describe('The id of the region, or {id, name}.'),
});

export function countryRoutes({ route, operation }: Door): void {
  const countries = operation(CountriesDocument);
  const oneCountry = operation(CountryDocument);
  const createCountry = operation(CreateCountryDocument);
  const updateCountry = operation(UpdateCountryDocument);
  const deleteCountry = operation(DeleteCountryDocument);

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

  route(
    'POST /country',
    {
      summary: 'Add a country to a region',
      administrator: true,
      body: countryBody,
      answer: country,
      status: 201,
    },
    async ({ body, caller }) => {
      const { createCountry: result } = await createCountry({ input: toInput(body) }, caller);
      return result.__typename === 'CountrySaved' ? toCountry(result.country) : toRefused(result);
    },
  );

  route(
    'PUT /country/{id}',
    { summary: 'Rename a country or move it', ...changeOf(countryBody), answer: country },
    async (request) => {
      const { params, body, caller } = request;
      const { updateCountry: result } = await updateCountry(
        { ...params, version: basedOn(request), input: toInput(body) },
        caller,
      );
      return result.__typename === 'CountrySaved' ? toCountry(result.country) : toRefused(result);
    },
  );

  route(
    'DELETE /country/{id}',
    { summary: 'Delete a country without locations', ...deletion },
    async ({ params, caller }) => {
      const { deleteCountry: result } = await deleteCountry(params, caller);
      return toDeleted(result, 'The country was deleted.');
    },
  );
}

const toInput = ({ name, region }: z.output<typeof countryBody>): CountryInput => ({
  name,
  regionId: region,
});

const toCountry = ({ id, name, region, createdAt, updatedAt, version }: CountryRecordFragment) => ({
  _id: id,
  name,
  region: { _id: region.id, name: region.name },
  createdAt,
  updatedAt,
  version,
});
