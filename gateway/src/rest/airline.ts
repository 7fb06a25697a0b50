import { z } from 'zod';
import {
  AirlineDocument,
  AirlineSearchDocument,
  AirlinesDocument,
  AirlineSuggestionsDocument,
} from './airline.generated.ts';
import { airline, toAirline } from './airline-record.ts';
import { type Door } from './door.ts';
import { pageOf, toPage } from './legacy.ts';
import { byId, pageIfAny, size, typed } from './parameters.ts';
import { Refused } from './refused.ts';

export function airlineRoutes({ route, operation }: Door): void {
  const airlines = operation(AirlinesDocument);
  const oneAirline = operation(AirlineDocument);
  const suggestions = operation(AirlineSuggestionsDocument);
  const search = operation(AirlineSearchDocument);

  route(
    'GET /airline/',
    { summary: 'Every airline', answer: z.array(airline) },
    async ({ caller }) => {
      const answer = await airlines({}, caller);
      return answer.airlines.map(toAirline);
    },
  );

  route(
    'GET /airline/search',
    {
      summary: 'Airlines by name: a plain list to type ahead, or a page',
      query: z.object({ q: typed.default(''), page: pageIfAny, size: size(20) }),
      answer: z.union([z.array(airline), pageOf(airline)]),
    },
    async ({ query: { q, page, size }, caller }) => {
      if (page === undefined) {
        const { airlineSuggestions } = await suggestions({ query: q, size }, caller);
        return airlineSuggestions.map(toAirline);
      }
      const { airlineSearch } = await search({ query: q, page, size }, caller);
      return toPage(airlineSearch, toAirline);
    },
  );

  route(
    'GET /airline/{id}',
    { summary: 'One airline', params: byId, answer: airline },
    async ({ params, caller }) => {
      const answer = await oneAirline(params, caller);
      if (!answer.airline) return new Refused(404, 'There is no airline with this id.');
      return toAirline(answer.airline);
    },
  );
}
