import { startTestGateway } from '../testing/test-gateway.ts';
import { signedIn } from '../testing/office-fixture.ts';
import { ids } from '../testing/site-fixture.ts';
import { derivedFromDocuments } from './trusted-documents.ts';

const flightCard = `query FlightCard($id: ID!) { flight(id: $id) { ...Card __typename } }
fragment Card on Flight { id stops __typename }`;

const partnersRegions = 'query PartnersRegions { regions { name } }';
let published: readonly string[] = [];

const { server, requests, gateway } = await startTestGateway({
  trustedDocuments: [flightCard],
  otherDocuments: {
    published: () => published,
    ofCaller: async (cookie) => (cookie === 'preview=of-regions' ? [partnersRegions] : []),
    isPartner: async (authorization) => authorization === 'Bearer deploy-token',
  },
  until: 'the file ends',
});
beforeEach(() => void requests.splice(0));

async function post(query: string, headers = {}) {
  const response = await server.inject({
    method: 'POST',
    url: '/graphql',
    headers,
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
  expect((await post(query)).body).toMatchObject({ data: { flight: { stops: 0 } } });
});

test.each([
  ['another operation', 'query Regions { regions { id } }'],
  ['a trusted one with a field more', flightCard.replace('stops', 'stops hasBookings')],
  ['a trusted one under another name', flightCard.replace('FlightCard', 'Other')],
  ['a trusted one with a stowaway', `${flightCard} query Regions { regions { id } }`],
  ['one that is not even GraphQL', '{ regions {'],
  ['one with too many tokens', `{ ${'regions { id } '.repeat(600)} }`],
])('%s is refused, however often it is sent', async (_, query) => {
  for (const _time of [1, 2]) {
    const { status, body } = await post(query);
    expect(status).toBe(403);
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

test.each([
  ['none', undefined],
  ['some', () => published],
])('with %s published, what is derived from documents is derived once', (_, ofRemotes) => {
  let times = 0;
  const derived = derivedFromDocuments([flightCard], ofRemotes, () => (times += 1));

  expect([derived(), derived(), times]).toEqual([1, 1, 1]);
});

test('an operation is trusted from the moment that its remote is published until it is not', async () => {
  expect((await post(partnersRegions)).status).toBe(403);

  published = [partnersRegions];
  expect((await post(partnersRegions)).body).toMatchObject({
    data: { regions: [{ name: 'Europe' }] },
  });
  expect((await post(flightCard)).body).toMatchObject({ data: { flight: { stops: 0 } } });

  published = [];
  expect((await post(partnersRegions)).status).toBe(403);
});

test('an operation of a version that is not live is trusted from its preview only', async () => {
  const { body } = await post(partnersRegions, { cookie: 'preview=of-regions' });
  const other = await post('query Other { regions { id } }', { cookie: 'preview=of-regions' });
  const anonymous = await post(partnersRegions);

  expect(body).toMatchObject({ data: { regions: [{ name: 'Europe' }] } });
  expect([other.status, anonymous.status]).toEqual([403, 403]);
  expect(anonymous.body.errors[0].message).toBe('Only registered operations are allowed.');
});

test.each([
  ['an administrator’s session', signedIn],
  ['a partner’s deploy token', { authorization: 'Bearer deploy-token' }],
])('%s permits any operation', async (_, headers) => {
  const { status, body } = await post('query Other { regions { id } }', headers);

  expect([status, body.data.regions.length]).toEqual([200, 1]);
});

test('a token that is not one permits no further operation', async () => {
  expect(await post('query Other { regions { id } }', { authorization: 'Bearer x' })).toMatchObject(
    {
      status: 403,
      body: { errors: [{ extensions: { code: 'OPERATION_UNKNOWN' } }] },
    },
  );
});

test('a GET whose text two parsers read differently is refused', async () => {
  const text = `${flightCard.replaceAll('\n', ' ')}%23%FF%0Aquery Regions { regions { id } }`;
  const response = await server.inject({
    url: `/graphql?operationName=Regions&query=${text.replaceAll(' ', '+')}`,
    headers: { 'apollo-require-preflight': 'true' },
  });

  expect(response.statusCode).toBe(403);
  expect(requests).toEqual([]);
});
