import { z } from 'zod';
import { basedOn, changeOf, deletion, toDeleted } from './change.ts';
import { type Door } from './door.ts';
import { pageOf, toPage } from './legacy.ts';
import {
  CreateLocationDocument,
  DeleteLocationDocument,
  type LocationInput,
  LocationSearchDocument,
  UpdateLocationDocument,
} from './location-admin.generated.ts';
import { dealingsNames, listedLocation, toListed } from './location-record.ts';
import { flag, id, page, reference, size, textOrNone, typed } from './parameters.ts';
import { toRefused } from './refused.ts';

const locationBody = z.object({
  name: textOrNone(200),
  country: reference.describe('The id of the country.'),
  isPopular: z.boolean().default(false),
  description: textOrNone(5000),
  dealings: z.enum(dealingsNames).default('none'),
  dealingsDescription: textOrNone(5000),
  image: textOrNone(500).describe('The address that the upload answered.'),
});

export function locationAdminRoutes({ route, operation }: Door): void {
  const locationSearch = operation(LocationSearchDocument);
  const createLocation = operation(CreateLocationDocument);
  const updateLocation = operation(UpdateLocationDocument);
  const deleteLocation = operation(DeleteLocationDocument);

  route(
    'GET /location/search',
    {
      summary: 'Locations by name, page by page',
      administrator: true,
      query: z.object({
        q: typed.default(''),
        countryId: id.optional(),
        page,
        size: size(20),
        detail: flag.describe('Old screens ask for it; the answer is always the whole record.'),
      }),
      answer: pageOf(listedLocation),
    },
    async ({ query: { q, countryId, page, size }, caller }) => {
      const answer = await locationSearch({ query: q, countryId, page, size }, caller);
      return toPage(answer.locationSearch, toListed);
    },
  );

  route(
    'POST /location',
    {
      summary: 'Add a location',
      administrator: true,
      body: locationBody,
      answer: listedLocation,
      status: 201,
    },
    async ({ body, caller }) => {
      const { createLocation: result } = await createLocation({ input: toInput(body) }, caller);
      return result.__typename === 'LocationSaved' ? toListed(result.location) : toRefused(result);
    },
  );

  route(
    'PUT /location/{id}',
    { summary: 'Change a location', ...changeOf(locationBody), answer: listedLocation },
    async (request) => {
      const { params, body, caller } = request;
      const { updateLocation: result } = await updateLocation(
        { ...params, version: basedOn(request), input: toInput(body) },
        caller,
      );
      return result.__typename === 'LocationSaved' ? toListed(result.location) : toRefused(result);
    },
  );

  route(
    'DELETE /location/{id}',
    { summary: 'Delete a location without airports', ...deletion },
    async ({ params, caller }) => {
      const { deleteLocation: result } = await deleteLocation(params, caller);
      return toDeleted(result, 'The location was deleted.');
    },
  );
}

const dealings = {
  none: 'none',
  'last-minutes': 'lastMinutes',
  'top-destinations': 'topDestinations',
  'hot-deals': 'hotDeals',
} as const;

const toInput = (body: z.output<typeof locationBody>): LocationInput => ({
  name: body.name,
  countryId: body.country,
  isPopular: body.isPopular,
  description: body.description,
  dealings: dealings[body.dealings],
  dealingsDescription: body.dealingsDescription,
  image: body.image,
});
