import { z } from 'zod';
import { asSelected, crud } from '../crud.ts';
import { pageOf, record, versioned } from '../mappers.ts';
import { pageIfAny, searchText, size, textOrNone } from '../parameters.ts';
import { type RestApi } from '../routes.ts';
import {
  AirlineDocument,
  AirlineSearchDocument,
  AirlinesDocument,
  AirlineSuggestionsDocument,
  CreateAirlineDocument,
  DeleteAirlineDocument,
  UpdateAirlineDocument,
} from './airlines.generated.ts';

const headedText = z.object({ heading: z.string(), description: z.string() });
const airline = z.object({
  ...record,
  name: z.string(),
  shortName: z.string(),
  overview: z.string(),
  logoPicture: z.string().nullable(),
  monogramPicture: z.string().nullable(),
  baggage: z.boolean(),
  baggageArray: z.array(headedText),
  details: z.array(headedText),
  hasFlights: z.boolean(),
  ...versioned,
});

const headedTexts = z
  .array(z.object({ heading: textOrNone(500), description: textOrNone(10_000) }))
  .max(100)
  .default([]);

export function airlineRoutes(api: RestApi): void {
  const airlines = api.prepare(AirlinesDocument);
  const suggestions = api.prepare(AirlineSuggestionsDocument);
  const search = api.prepare(AirlineSearchDocument);

  crud(api, {
    path: '/airline',
    name: 'airline',
    schema: airline,
    toRecord: asSelected,
    body: z.object({
      shortName: textOrNone(200),
      logoPicture: textOrNone(500).describe('The address that the upload answered.'),
      monogramPicture: textOrNone(500).describe('The address that the upload answered.'),
      overview: textOrNone(20_000),
      details: headedTexts,
      baggage: z.boolean().default(false),
      baggageArray: headedTexts,
    }),
    toInput: ({ baggage, baggageArray, ...rest }) => ({
      ...rest,
      hasBaggage: baggage,
      baggage: baggageArray,
    }),
    read: ['One airline', AirlineDocument],
    create: ['Add an airline', CreateAirlineDocument],
    update: ['Change an airline', UpdateAirlineDocument],
    delete: ['Delete an airline without flights', DeleteAirlineDocument],
  });

  api.route(
    'GET /airline/',
    { summary: 'Every airline', isShared: true, response: z.array(airline) },
    async ({ caller }) => (await airlines({}, caller)).records,
  );

  api.route(
    'GET /airline/search',
    {
      summary: 'Airlines by name: a plain list to type ahead, or a page',
      isShared: true,
      query: z.object({ q: searchText.default(''), page: pageIfAny, size: size(20) }),
      response: z.union([z.array(airline), pageOf(airline)]),
    },
    async ({ query: { q, page, size }, caller }) =>
      page === undefined
        ? (await suggestions({ query: q, size }, caller)).records
        : (await search({ query: q, page, size }, caller)).page,
  );
}
