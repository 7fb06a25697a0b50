import { hash } from 'node:crypto';
import { type GraphqlAnswer } from '@larkfare/server-kit/executor';
import { startTestGateway } from '../testing/test-gateway.ts';

const text = `query Flights($input: FlightListInput!) {
  flightList(input: $input) { items { flight { ...Booked } } }
}
fragment Booked on Flight { __typename hasBookings id canDelete }`;
const flights = (...ids: string[]): GraphqlAnswer => {
  // The names of the type keep the places of the fields.
  const items = ids.map((id) => ({
    flight: { __typename: 'Flight', hasBookings: 'Flight', id, canDelete: 'Flight' },
  }));
  return { data: { flightList: { items } } };
};
const withoutPlaces = (answer: GraphqlAnswer): GraphqlAnswer =>
  JSON.parse(
    JSON.stringify(answer).replaceAll(/"hasBookings":"Flight",|,"canDelete":"Flight"/g, ''),
  );
const booked = { hasBookings: true, canDelete: false };
const refused = { message: 'Refused.', extensions: { code: 'UNAUTHENTICATED' } };

test.each<[string, GraphqlAnswer, GraphqlAnswer, services: number]>([
  ['entities', flights('a', 'b'), { data: { _entities: [booked, booked] } }, 2],
  ['an unknown entity', flights('a', 'b'), { data: { _entities: [null, booked] } }, 2],
  ['no entity', flights(), { data: { _entities: [] } }, 1],
  ['a first answer with an error', { data: null, errors: [refused] }, {}, 1],
  ['a second answer with an error', flights('a'), { data: null, errors: [refused] }, 2],
  [
    'an error of one entity',
    flights('a', 'b'),
    {
      data: { _entities: [booked, { hasBookings: null, canDelete: true }] },
      errors: [{ ...refused, path: ['_entities', 1, 'hasBookings'] }],
    },
    2,
  ],
])(
  'two fetches with %s return what Apollo’s gateway returns',
  async (_, first, second, services) => {
    const { server, requests } = await startTestGateway({
      trustedDocuments: [text],
      executors: {
        catalogue: async ({ query }) =>
          query.includes('hasBookings') ? structuredClone(first) : withoutPlaces(first),
        bookings: async () => structuredClone(second),
      },
    });
    const variables = { input: {} };
    const sha256Hash = hash('sha256', text);
    const send = async (operation: object) => {
      const payload = { ...operation, variables };
      return (await server.inject({ method: 'POST', url: '/graphql', payload })).json();
    };

    const inTwoFetches = await send({ extensions: { persistedQuery: { version: 1, sha256Hash } } });
    const sent = requests.map(({ subgraph, query }) => [subgraph, query]);
    // The same operation with other white space is trusted, but not known.
    const throughApollo = await send({ query: `${text}\n` });

    expect(inTwoFetches).toEqual(throughApollo);
    expect(JSON.stringify(inTwoFetches.data)).toBe(JSON.stringify(throughApollo.data));
    expect(sent.map(([subgraph]) => subgraph)).toEqual(
      ['catalogue', 'bookings'].slice(0, services),
    );
    expect(sent[0]?.[1]).toContain('query Flights(');
    expect(sent[0]?.[1]).toContain('hasBookings: __typename');
  },
);
