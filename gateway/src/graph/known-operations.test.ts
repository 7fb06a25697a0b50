import { hash } from 'node:crypto';
import { signedIn } from '../testing/office-fixture.ts';
import { ids } from '../testing/site-fixture.ts';
import { startTestGateway } from '../testing/test-gateway.ts';

const flightCard = 'query FlightCard($id: ID!) { flightOffer: airport(id: $id) { id name } }';
const everyRegion = 'query EveryRegion { regions { id name } }';
const viewer = 'query Viewer { viewer { email } regions { id } }';
const signOut = 'mutation SignOut { signOut }';
const outdated = 'query Outdated { regions { id population } }';
const partnersRegions = 'query PartnersRegions { regions { name } }';
let published: readonly string[] = [];

const { server, requests } = await startTestGateway({
  trustedDocuments: [flightCard, everyRegion, viewer, signOut, outdated],
  otherDocuments: { published: () => published },
  until: 'the file ends',
});
beforeEach(() => void requests.splice(0));

function inAddress(text: string, variables = {}) {
  const persistedQuery = { version: 1, sha256Hash: hash('sha256', text) };
  const parameters = {
    variables: JSON.stringify(variables),
    extensions: JSON.stringify({ persistedQuery }),
  };
  return `/graphql?${new URLSearchParams(parameters)}`;
}

test('an operation is run by the hash of its text, and sent to its subgraph unchanged', async () => {
  const { statusCode, body } = await server.inject(inAddress(flightCard, { id: ids.heathrow }));

  expect([statusCode, body]).toEqual([
    200,
    `{"data":{"flightOffer":{"id":"${ids.heathrow}","name":"Heathrow"}}}`,
  ]);
  expect(requests).toMatchObject([{ subgraph: 'catalogue', query: flightCard }]);
});

test('a shared cache may store a response that is the same for all for a second, and a browser revalidates it', async () => {
  const first = await server.inject(inAddress(everyRegion));
  const again = await server.inject({
    url: inAddress(everyRegion),
    headers: { 'if-none-match': String(first.headers.etag) },
  });

  expect(first.headers).toMatchObject({
    'cache-control': 'public, max-age=0, s-maxage=1',
    vary: 'authorization, accept-encoding',
  });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

test.each([
  ['an answer to a session', { url: inAddress(everyRegion), headers: signedIn }],
  ['an operation with a field that depends on the session', { url: inAddress(viewer) }],
  ['an answer with an error', { url: inAddress(flightCard) }],
])('%s is stored nowhere', async (_, request) => {
  const { statusCode, headers } = await server.inject(request);

  expect(statusCode).toBeLessThan(500);
  expect(headers['cache-control']).toBe('no-store');
  expect(headers).not.toHaveProperty('etag');
});

test('an unknown hash gets the response that makes Apollo’s clients send the text', async () => {
  const addresses = [inAddress('query Other { regions { id } }'), inAddress(outdated)];
  const responses = await Promise.all(addresses.map((url) => server.inject(url)));

  for (const response of responses)
    expect(response.json()).toEqual({
      errors: [
        {
          message: 'PersistedQueryNotFound',
          extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' },
        },
      ],
    });
  expect(responses[0]?.headers['cache-control']).toBe('no-store');
  expect(requests).toEqual([]);
});

test('mutations are never run by GET', async () => {
  const { statusCode, json } = await server.inject(inAddress(signOut));

  expect([statusCode, json().errors[0].message]).toEqual([
    405,
    'Send what changes something by POST.',
  ]);
  expect(requests).toEqual([]);
});

test.each(['GET', 'POST'] as const)(
  'variables by %s that nest too deeply are refused',
  async (method) => {
    const id = JSON.parse('['.repeat(2000) + ']'.repeat(2000));
    const { statusCode, json } = await server.inject(
      method === 'GET'
        ? inAddress(flightCard, { id })
        : { method, url: '/graphql', payload: { query: flightCard, variables: { id } } },
    );

    expect([statusCode, json().errors[0].message]).toEqual([
      400,
      'Variables may be nested 32 levels deep at most.',
    ]);
    expect(requests).toEqual([]);
  },
);

test('an operation is known from the moment that its remote is published until it is not', async () => {
  const partnersData = async () => (await server.inject(inAddress(partnersRegions))).json().data;

  expect(await partnersData()).toBeUndefined();
  published = [partnersRegions];
  expect(await partnersData()).toEqual({ regions: [{ name: 'Europe' }] });
  published = [];
  expect(await partnersData()).toBeUndefined();
});

test('where any operation is permitted, the known ones are still run by their hash', async () => {
  const open = await startTestGateway({
    trustedDocuments: [everyRegion],
    permitsOthers: true,
  });
  const other = {
    method: 'POST',
    url: '/graphql',
    payload: { query: '{ regions { id } }' },
  } as const;

  expect((await open.server.inject(inAddress(everyRegion))).statusCode).toBe(200);
  expect((await open.server.inject(other)).statusCode).toBe(200);
});

test('known operations count towards the limits of an address', async () => {
  const limited = await startTestGateway({
    trustedDocuments: [everyRegion, signOut],
    rateLimits: { readsPerMinute: 6, postsPerMinute: 1 },
  });
  const post = { method: 'POST', url: '/graphql', payload: { query: signOut } } as const;
  const statuses = [];
  for (const request of [post, post, inAddress(everyRegion)])
    statuses.push((await limited.server.inject(request)).statusCode);

  expect(statuses).toEqual([200, 429, 429]);
});
