import { z } from 'zod';
import { crud, notFound } from '../crud.ts';
import { pageOf, toPage } from '../mappers.ts';
import { flag, id, page, reference, searchText, size, textOrNone } from '../parameters.ts';
import { type RestApi } from '../routes.ts';
import {
  dealings,
  location,
  locationCard,
  popularLocation,
  toCard,
  toLocation,
} from './location.ts';
import {
  CreateLocationDocument,
  DealsDocument,
  DeleteLocationDocument,
  FirstAirportDocument,
  LocationsDocument,
  LocationSearchDocument,
  LocationsOfRegionDocument,
  PopularLocationsDocument,
  UpdateLocationDocument,
} from './locations.generated.ts';

export function locationRoutes(api: RestApi): void {
  const { route, prepare } = api;
  const popularLocations = prepare(PopularLocationsDocument);
  const deals = prepare(DealsDocument);
  const locationsOfRegion = prepare(LocationsOfRegionDocument);
  const firstAirport = prepare(FirstAirportDocument);
  const locations = prepare(LocationsDocument);
  const locationSearch = prepare(LocationSearchDocument);

  crud(api, {
    path: '/location',
    name: 'location',
    schema: location,
    toRecord: toLocation,
    body: z.object({
      name: textOrNone(200),
      otherNames: z.array(z.string().max(200)).max(100).optional(),
      country: reference.describe('The id of the country.'),
      isPopular: z.boolean().default(false),
      description: textOrNone(5000),
      dealings: dealings.parameter.default('none'),
      dealingsDescription: textOrNone(5000),
      image: textOrNone(500).describe('The address that the upload answered.'),
    }),
    toInput: ({ country, ...rest }) => ({ ...rest, countryId: country }),
    list: ['Every location', LocationsDocument],
    create: ['Add a location', CreateLocationDocument],
    update: ['Change a location', UpdateLocationDocument],
    delete: ['Delete a location without airports', DeleteLocationDocument],
  });

  route(
    'GET /location/popular',
    { summary: 'Popular destinations', isShared: true, response: z.array(popularLocation) },
    async ({ caller }) => (await popularLocations({}, caller)).records,
  );

  route(
    'GET /location/deals',
    {
      summary: 'Last-minute deals, top destinations and hot deals',
      isShared: true,
      response: z.object({
        lastMinutes: z.array(locationCard),
        topDestinations: z.array(locationCard),
        hotDeals: z.array(locationCard),
      }),
    },
    async ({ caller }) => {
      const { lastMinutes, topDestinations, hotDeals } = (await deals({}, caller)).deals;
      return {
        lastMinutes: lastMinutes.map(toCard),
        topDestinations: topDestinations.map(toCard),
        hotDeals: hotDeals.map(toCard),
      };
    },
  );

  route(
    'GET /location/region/{regionId}',
    {
      summary: 'The locations of a region, sorted by name',
      isShared: true,
      params: z.object({ regionId: id }),
      query: z.object({ page, size: size(24) }),
      response: pageOf(locationCard),
    },
    async ({ params, query, caller }) =>
      toPage((await locationsOfRegion({ ...params, ...query }, caller)).page, toCard),
  );

  route(
    'GET /location/country/{countryId}',
    {
      summary: 'The locations of a country',
      isShared: true,
      params: z.object({ countryId: id }),
      response: z.array(location),
    },
    async ({ params, caller }) => (await locations(params, caller)).records.map(toLocation),
  );

  route(
    'GET /location/search',
    {
      summary: 'Locations by name, page by page',
      callers: ['administrator'],
      query: z.object({
        q: searchText.default(''),
        countryId: id.optional(),
        page,
        size: size(20),
        detail: flag.describe('Old screens send it; the record is always whole.'),
      }),
      response: pageOf(location),
    },
    async ({ query: { q, countryId, page, size }, caller }) => {
      const found = await locationSearch({ query: q, countryId, page, size }, caller);
      return toPage(found.page, toLocation);
    },
  );

  route(
    'GET /location/firstairport/{locationId}',
    {
      summary: 'The airport that a visitor who picks this location flies to',
      isShared: true,
      params: z.object({ locationId: id }),
      response: z.object({ hasAirport: z.boolean(), firstAirportId: z.string().nullable() }),
    },
    async ({ params, caller }) => {
      const { location } = await firstAirport(params, caller);
      if (!location) return notFound('location');
      return {
        hasAirport: location.hasAirport,
        firstAirportId: location.firstAirport?.id ?? null,
      };
    },
  );
}
