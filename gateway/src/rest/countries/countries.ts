import { z } from 'zod';
import { asSelected, crud } from '../crud.ts';
import { record, timestamps, versioned } from '../mappers.ts';
import { id, reference, textOrNone } from '../parameters.ts';
import { type RestApi } from '../routes.ts';
import {
  CountriesDocument,
  CountryDocument,
  CreateCountryDocument,
  DeleteCountryDocument,
  UpdateCountryDocument,
} from './countries.generated.ts';

const country = z.object({
  ...record,
  name: z.string(),
  region: z.object({ ...record, name: z.string() }),
  ...timestamps,
  ...versioned,
});

export function countryRoutes(api: RestApi): void {
  const countries = api.prepare(CountriesDocument);

  crud(api, {
    path: '/country',
    name: 'country',
    schema: country,
    toRecord: asSelected,
    body: z.object({
      name: textOrNone(200),
      region: reference.describe('The id of the region, or {id, name}.'),
    }),
    toInput: ({ name, region }) => ({ name, regionId: region }),
    list: ['Every country', CountriesDocument],
    read: ['One country', CountryDocument],
    create: ['Add a country to a region', CreateCountryDocument],
    update: ['Rename a country or move it', UpdateCountryDocument],
    delete: ['Delete a country without locations', DeleteCountryDocument],
  });

  api.route(
    'GET /country/region/{regionId}',
    {
      summary: 'The countries of a region',
      isShared: true,
      params: z.object({ regionId: id }),
      response: z.array(country),
    },
    async ({ params, caller }) => (await countries(params, caller)).records,
  );
}
