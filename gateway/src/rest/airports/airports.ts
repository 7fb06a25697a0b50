import { z } from 'zod';
import { asSelected, crud, notFound } from '../crud.ts';
import { pageOf, record, versioned } from '../mappers.ts';
import {
  byId,
  id,
  page,
  pageIfAny,
  reference,
  searchText,
  size,
  textOrNone,
} from '../parameters.ts';
import { type RestApi } from '../routes.ts';
import {
  AirportDocument,
  AirportIdsOfLocationDocument,
  AirportSearchDocument,
  AirportsDocument,
  AirportsOfLocationDocument,
  AirportSuggestionsDocument,
  AirportUsageDocument,
  CreateAirportDocument,
  DeleteAirportDocument,
  UpdateAirportDocument,
} from './airports.generated.ts';

const named = z.object({ name: z.string() });
const airport = z.object({
  ...record,
  name: z.string(),
  code: z.string(),
  location: z.object({ ...record, name: z.string(), country: named.extend({ region: named }) }),
  ...versioned,
});
const suggestion = z.object({
  airportId: z.string(),
  airportName: z.string(),
  airportCode: z.string(),
  locationId: z.string(),
  locationName: z.string(),
  countryName: z.string(),
  regionName: z.string(),
});
const ofLocation = z.object({ locationId: id });

export function airportRoutes(api: RestApi): void {
  const { route, prepare } = api;
  const suggestions = prepare(AirportSuggestionsDocument);
  const search = prepare(AirportSearchDocument);
  const airports = prepare(AirportsDocument);
  const airportUsage = prepare(AirportUsageDocument);
  const airportsOfLocation = prepare(AirportsOfLocationDocument);
  const airportIdsOfLocation = prepare(AirportIdsOfLocationDocument);

  crud(api, {
    path: '/airport',
    name: 'airport',
    schema: airport,
    toRecord: asSelected,
    body: z.object({
      name: textOrNone(200),
      code: textOrNone(20).describe('IATA code, three characters.'),
      location: reference.describe('The id of the location.'),
    }),
    toInput: ({ location, ...rest }) => ({ ...rest, locationId: location }),
    read: ['One airport', AirportDocument],
    create: ['Add an airport to a location', CreateAirportDocument],
    update: ['Change an airport', UpdateAirportDocument],
    delete: ['Delete an airport that no flight uses', DeleteAirportDocument],
  });

  route(
    'GET /airport',
    {
      summary: 'Every airport, page by page',
      callers: ['administrator'],
      query: z.object({ page, size: size(50) }),
      response: pageOf(airport),
    },
    async ({ query, caller }) => (await airports(query, caller)).page,
  );

  route(
    'GET /airport/search-advanced',
    {
      summary: 'Airports by code, name, city or country: a plain list to type ahead, or a page',
      isShared: true,
      query: z.object({ q: searchText.default(''), page: pageIfAny, size: size(50) }),
      response: z.union([z.array(suggestion), pageOf(suggestion)]),
    },
    async ({ query: { q, page, size }, caller }) =>
      page === undefined
        ? (await suggestions({ query: q, size: 10 }, caller)).records
        : (await search({ query: q, page, size }, caller)).page,
  );

  route(
    'GET /airport/by-location/{locationId}',
    {
      summary: 'The airports of a location',
      isShared: true,
      params: ofLocation,
      response: z.array(airport),
    },
    async ({ params, caller }) => (await airportsOfLocation(params, caller)).records,
  );

  route(
    'GET /airport/by-location/{locationId}/ids',
    {
      summary: 'The ids of the airports of a location; the first is the one to fly to',
      isShared: true,
      params: ofLocation,
      response: z.array(z.string()),
    },
    async ({ params, caller }) => {
      const { records } = await airportIdsOfLocation(params, caller);
      return records.map(({ id }) => id);
    },
  );

  route(
    'GET /airport/{id}/usage',
    {
      summary: 'Whether any flight uses an airport',
      callers: ['administrator'],
      params: byId,
      response: z.object({ usedInFlights: z.boolean() }),
    },
    async ({ params, caller }) =>
      (await airportUsage(params, caller)).record ?? notFound('airport'),
  );
}
