import { startTestGateway } from '../testing/test-gateway.ts';
import { ids } from '../testing/site-fixture.ts';

const flightCard = `query FlightCard($id: ID!) { flight(id: $id) { ...Card __typename } }
fragment Card on Flight { id stops __typename }`;

const partnersRegions = 'query PartnersRegions { regions { name } }';
let published: readonly string[] = [];

const { server, requests, gateway } = await startTestGateway({
  trustedDocuments: [flightCard],
  otherDocuments: {
    published: () => published,
    ofCaller: async (cookie) => (cookie === 'preview=of-regions' ? [partnersRegions] : []),
  },
  until: 'the file ends',
});
beforeEach(() => void requests.splice(0));

async function ask(query: string, cookie = '') {
  const response = await server.inject({
    method: 'POST',
    url: '/graphql',
    headers: { cookie },
    payload: { query, variables: { id: ids.flight } },
  });
  return { status: response.statusCode, body: response.json() };
}

test.each([
  ['as it was extracted', flightCard],
  ['without __typename', flightCard.replaceAll('__typename', '')],
  ['printed otherwise', flightCard.replaceAll(/\s+/g, '\n')],
  ['with its definitions turned round', flightCard.split('\n').reverse().join('\n')],
])('a trusted operation runs %s', async (_, query) => {
  expect((await ask(query)).body).toMatchObject({ data: { flight: { stops: 0 } } });
});

test.each([
  ['another operation', 'query Regions { regions { id } }'],
  ['a trusted one with a field more', flightCard.replace('stops', 'stops hasBookings')],
  ['a trusted one under another name', flightCard.replace('FlightCard', 'Other')],
  ['a trusted one with a stowaway', `${flightCard} query Regions { regions { id } }`],
])('%s is refused, however often it is sent', async (_, query) => {
  for (const _time of [1, 2]) {
    const { status, body } = await ask(query);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(body.data).toBeUndefined();
  }
  expect(requests).toEqual([]);
});

test('the REST API and this process itself are not limited to them', async () => {
  const regions = await server.inject('/api/region');
  const internal = await gateway.execute({ query: '{ regions { name } }' });

  expect(regions.statusCode).toBe(200);
  expect(internal).toMatchObject({ data: { regions: [{ name: 'Europe' }] } });
});

test('an operation is trusted from the moment that its remote is published until it is not', async () => {
  expect((await ask(partnersRegions)).status).toBe(403);

  published = [partnersRegions];
  expect((await ask(partnersRegions)).body).toMatchObject({
    data: { regions: [{ name: 'Europe' }] },
  });
  expect((await ask(flightCard)).body).toMatchObject({ data: { flight: { stops: 0 } } });

  published = [];
  expect((await ask(partnersRegions)).status).toBe(403);
});

test('an operation of a version that is not live is trusted from its preview only', async () => {
  const { body } = await ask(partnersRegions, 'preview=of-regions');
  const other = await ask('query Other { regions { id } }', 'preview=of-regions');
  const stranger = await ask(partnersRegions);

  expect(body).toMatchObject({ data: { regions: [{ name: 'Europe' }] } });
  expect([other.status, stranger.status]).toEqual([403, 403]);
  expect(stranger.body.errors[0].message).toBe(
    'This site answers its own operations only, and this is none of them.',
  );
});
