import { z } from 'zod';
import { type Door } from './door.ts';
import { pageOf, toPage } from './legacy.ts';
import {
  DealsDocument,
  FirstAirportDocument,
  LocationsDocument,
  LocationsOfRegionDocument,
  PopularLocationsDocument,
} from './location.generated.ts';
import {
  listedLocation,
  locationCard,
  popularLocation,
  toCard,
  toListed,
} from './location-record.ts';
import { id, page, size } from './parameters.ts';
import { Refused } from './refused.ts';

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
