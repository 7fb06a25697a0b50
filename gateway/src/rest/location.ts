import { z } from 'zod';
import { type Door } from './door.ts';
import { pageOf, record, toPage } from './legacy.ts';
import {
  DealsDocument,
  FirstAirportDocument,
  type LocationCardFragment,
  LocationsDocument,
  LocationsOfRegionDocument,
  type LocationsQuery,
  PopularLocationsDocument,
} from './location.generated.ts';
import { id, page, size } from './parameters.ts';
import { Refused } from './refused.ts';

const popularLocation = z.object({
  ...record,
  name: z.string(),
  image: z.string().nullable(),
  description: z.string().nullable(),
});
const locationCard = popularLocation.extend({
  locationId: z.string(),
  dealings: z.enum(['none', 'last-minutes', 'top-destinations', 'hot-deals']),
  dealingsDescription: z.string().nullable(),
  isPopular: z.boolean(),
  country: z.object({ name: z.string() }),
});
const listedLocation = locationCard.extend({
  country: z.string().describe('The id of the country.'),
  countryName: z.string(),
  regionName: z.string(),
  hasAirports: z.boolean(),
});

export function locationRoutes({ route, operation }: Door): void {
  const popularLocations = operation(PopularLocationsDocument);
  const deals = operation(DealsDocument);
  const locationsOfRegion = operation(LocationsOfRegionDocument);
  const firstAirport = operation(FirstAirportDocument);
  const locations = operation(LocationsDocument);

  route(
    'GET /location/popular',
    { summary: 'Popular destinations', answer: z.array(popularLocation) },
    async ({ caller }) => {
      const answer = await popularLocations({}, caller);
      return answer.popularLocations.map(({ id, name, image, description }) => ({
        _id: id,
        name,
        image,
        description,
      }));
    },
  );

  route(
    'GET /location/deals',
    {
      summary: 'Last-minute deals, top destinations and hot deals',
      answer: z.object({
        lastMinutes: z.array(locationCard),
        topDestinations: z.array(locationCard),
        hotDeals: z.array(locationCard),
      }),
    },
    async ({ caller }) => {
      const answer = await deals({}, caller);
      const { lastMinutes, topDestinations, hotDeals } = answer.deals;
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
      params: z.object({ regionId: id }),
      query: z.object({ page, size: size(24) }),
      answer: pageOf(locationCard),
    },
    async ({ params, query, caller }) => {
      const answer = await locationsOfRegion({ ...params, ...query }, caller);
      return toPage(answer.locationsOfRegion, toCard);
    },
  );

  route(
    'GET /location/firstairport/{locationId}',
    {
      summary: 'The airport that a visitor who picks this location flies to',
      params: z.object({ locationId: id }),
      answer: z.object({ hasAirport: z.boolean(), firstAirportId: z.string().nullable() }),
    },
    async ({ params, caller }) => {
      const { location } = await firstAirport(params, caller);
      if (!location) return new Refused(404, 'There is no location with this id.');
      return {
        hasAirport: location.hasAirports,
        firstAirportId: location.firstAirport?.id ?? null,
      };
    },
  );

  route(
    'GET /location',
    { summary: 'Every location', answer: z.array(listedLocation) },
    async ({ caller }) => {
      const answer = await locations({}, caller);
      return answer.locations.map(toListed);
    },
  );

  route(
    'GET /location/country/{countryId}',
    {
      summary: 'The locations of a country',
      params: z.object({ countryId: id }),
      answer: z.array(listedLocation),
    },
    async ({ params, caller }) => {
      const answer = await locations(params, caller);
      return answer.locations.map(toListed);
    },
  );
}

const dealings = {
  none: 'none',
  lastMinutes: 'last-minutes',
  topDestinations: 'top-destinations',
  hotDeals: 'hot-deals',
} as const;

const toCard = (location: LocationCardFragment) => ({
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

const toListed = (location: LocationsQuery['locations'][number]) => ({
  ...toCard(location),
  country: location.country.id,
  countryName: location.country.name,
  regionName: location.country.region.name,
  hasAirports: location.hasAirports,
});
