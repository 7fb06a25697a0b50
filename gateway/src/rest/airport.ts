import { z } from 'zod';
import {
  AirportDocument,
  AirportIdsOfLocationDocument,
  AirportSearchDocument,
  type AirportSuggestionRecordFragment,
  AirportSuggestionsDocument,
  AirportsDocument,
  AirportsOfLocationDocument,
} from './airport.generated.ts';
import { airport, toAirport } from './airport-record.ts';
import { type Door } from './door.ts';
import { pageOf, toPage } from './legacy.ts';
import { byId, id, page, pageIfAny, size, typed } from './parameters.ts';
import { Refused } from './refused.ts';

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

export function airportRoutes({ route, operation }: Door): void {
  const suggestions = operation(AirportSuggestionsDocument);
  const search = operation(AirportSearchDocument);
  const airports = operation(AirportsDocument);
  const oneAirport = operation(AirportDocument);
  const airportsOfLocation = operation(AirportsOfLocationDocument);
  const airportIdsOfLocation = operation(AirportIdsOfLocationDocument);

  route(
    'GET /airport/search-advanced',
    {
      summary: 'Airports by code, name, city or country: a plain list to type ahead, or a page',
      query: z.object({ q: typed.default(''), page: pageIfAny, size: size(50) }),
      answer: z.union([z.array(suggestion), pageOf(suggestion)]),
    },
    async ({ query: { q, page, size }, caller }) => {
      if (page === undefined) {
        const { airportSuggestions } = await suggestions({ query: q, size: 10 }, caller);
        return airportSuggestions.map(toSuggestion);
      }
      const { airportSearch } = await search({ query: q, page, size }, caller);
      return toPage(airportSearch, toSuggestion);
    },
  );

  route(
    'GET /airport',
    {
      summary: 'Every airport, page by page',
      administrator: true,
      query: z.object({ page, size: size(50) }),
      answer: pageOf(airport),
    },
    async ({ query, caller }) => toPage((await airports(query, caller)).airports, toAirport),
  );

  route(
    'GET /airport/by-location/{locationId}',
    { summary: 'The airports of a location', params: ofLocation, answer: z.array(airport) },
    async ({ params, caller }) => {
      const answer = await airportsOfLocation(params, caller);
      return answer.airportsOfLocation.map(toAirport);
    },
  );

  route(
    'GET /airport/by-location/{locationId}/ids',
    {
      summary: 'The ids of the airports of a location; the first is the one to fly to',
      params: ofLocation,
      answer: z.array(z.string()),
    },
    async ({ params, caller }) => {
      const answer = await airportIdsOfLocation(params, caller);
      return answer.airportsOfLocation.map(({ id }) => id);
    },
  );

  route(
    'GET /airport/{id}',
    { summary: 'One airport', params: byId, answer: airport },
    async ({ params, caller }) => {
      const answer = await oneAirport(params, caller);
      if (!answer.airport) return new Refused(404, 'There is no airport with this id.');
      return toAirport(answer.airport);
    },
  );
}

const toSuggestion = (found: AirportSuggestionRecordFragment) => ({
  airportId: found.airportId,
  airportName: found.airportName,
  airportCode: found.airportCode,
  locationId: found.locationId,
  locationName: found.locationName,
  countryName: found.countryName,
  regionName: found.regionName,
});
