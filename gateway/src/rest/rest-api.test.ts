import { startTestGateway } from '../testing/test-gateway.ts';
import { signedIn } from '../testing/office-fixture.ts';
import { ids } from '../testing/site-fixture.ts';

const { server, requests } = await startTestGateway({ until: 'the file ends' });

beforeEach(() => void requests.splice(0));

async function get(url: string, headers = {}) {
  const response = await server.inject({ url, headers });
  return { status: response.statusCode, body: response.json() };
}

test('a one-way flight has no arrival date', async () => {
  const { body } = await get('/api/flight/filter?type=one-way');

  expect(body.results[0].arrivalDate).toBeNull();
});

describe('the query of a flight filter', () => {
  const usual = {
    tripType: 'roundTrip',
    page: 1,
    airlines: [],
    directOnly: false,
  };

  test.each([
    ['', usual],
    ['from=&to_id=&page=&direct=&minPrice=', usual],
    ['type=one-way', { ...usual, tripType: 'oneWay' }],
    ['page=0', usual],
    ['page=-3', usual],
    ['page=2', { ...usual, page: 2 }],
    [`from_id=${ids.orly}&to_id=${ids.paris}`, { ...usual, fromId: ids.orly, toId: ids.paris }],
    ['from=Par%C3%ADs&to=lhr', { ...usual, from: 'París', to: 'lhr' }],
    // 4.35 * 100 is a little less than 435.
    ['minPrice=1&maxPrice=4.35', { ...usual, minPricePence: 100, maxPricePence: 435 }],
    ['direct=true', { ...usual, directOnly: true }],
    ['direct=false', usual],
    ['airlines=BA,%20easyJet,,', { ...usual, airlines: ['BA', 'easyJet'] }],
    [`airlines_id=${ids.larkAir}`, { ...usual, airlines: [ids.larkAir] }],
    [
      `airlines_id=${ids.larkAir}&airlines_id=${ids.missing}&airlines=BA`,
      { ...usual, airlines: [ids.larkAir, ids.missing, 'BA'] },
    ],
    ['depDateStr=2026-12-24T00:00', { ...usual, departureDate: '2026-12-24' }],
  ])('%s', async (query, input) => {
    await get(`/api/flight/filter?${query}`);

    expect(requests[0]?.variables?.input).toEqual(input);
  });
});

test.each([
  ['size=1000', 100],
  ['size=0', 1],
  ['size=-1', 1],
  ['', 24],
])('a page with %s has %i entries at most', async (query, size) => {
  await get(`/api/location/region/${ids.europe}?${query}`);

  expect(requests[0]?.variables).toMatchObject({ size });
});

test.each([
  `/api/country/${ids.missing}`,
  `/api/location/firstairport/${ids.missing}`,
  `/api/airport/${ids.missing}`,
  `/api/airline/${ids.missing}`,
  `/api/flight/${ids.missing}`,
  '/api',
  '/api/',
  '/api/nothing/here',
  '/api/region/extra',
])('GET %s is not found, as JSON', async (url) => {
  const { status, body } = await get(url, signedIn);

  expect(status).toBe(404);
  expect(body).toEqual({ message: expect.stringMatching(/^There is .*\.$/), error: body.message });
});

test.each(["'; DROP TABLE airports", "x' OR 1=1", '<script>alert(1)</script>'])(
  'no name holds %j, so searching for it is refused with a sentence',
  async (sought) => {
    for (const path of ['airport/search-advanced', 'airline/search'])
      expect(await get(`/api/${path}?q=${encodeURIComponent(sought)}`)).toMatchObject({
        status: 400,
        body: { message: expect.stringMatching(/symbols/) },
      });
  },
);

test('an operation that one subgraph can answer is sent straight to it', async () => {
  await get('/api/flight/filter');

  expect(requests).toEqual([expect.objectContaining({ subgraph: 'catalogue' })]);
  expect(requests[0]?.operationName).toBe('FlightFilter');
});

test('an unavailable subgraph returns 503 with a time to retry', async () => {
  const { server: failing } = await startTestGateway({
    executors: {
      catalogue: async () => ({
        errors: [{ message: 'Not answering.', extensions: { code: 'SERVICE_UNAVAILABLE' } }],
      }),
    },
  });

  const response = await failing.inject('/api/region');

  expect(response.statusCode).toBe(503);
  expect(response.headers['retry-after']).toBe('5');
  expect(response.json()).toEqual({ message: 'Not answering.', error: 'Not answering.' });
});

test('a bug returns a reference only', async () => {
  const { server: failing } = await startTestGateway({
    executors: {
      catalogue: async () => ({ errors: [{ message: 'relation "regions" does not exist' }] }),
    },
  });

  const response = await failing.inject('/api/region');

  expect(response.statusCode).toBe(500);
  expect(response.json().message).toMatch(
    /^Something went wrong on our side \(reference [0-9a-f]{8}\)\.$/,
  );
});

test('too many reads from one address are refused, and another address is not', async () => {
  const { server: limited } = await startTestGateway({
    rateLimits: { readsPerMinute: 2, postsPerMinute: 1 },
  });
  const statuses = [];
  for (const remoteAddress of ['192.0.2.1', '192.0.2.1', '192.0.2.1', '192.0.2.2'])
    statuses.push((await limited.inject({ url: '/api/region', remoteAddress })).statusCode);
  const refused = await limited.inject({ url: '/api/region', remoteAddress: '192.0.2.1' });

  expect(statuses).toEqual([200, 200, 429, 200]);
  expect(refused.headers['retry-after']).toBeDefined();
  expect(refused.json()).toEqual({
    message: expect.stringMatching(/^Too many requests\. Please try again in .+\.$/),
    error: refused.json().message,
  });
});
