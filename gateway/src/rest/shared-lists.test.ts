import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { eventually } from '@larkfare/server-kit/testing';
import { signedIn } from '../testing/office-fixture.ts';
import { ids } from '../testing/site-fixture.ts';
import { startTestGateway } from '../testing/test-gateway.ts';

let revision: string | undefined;
const { server, requests } = await startTestGateway({
  revision: () => revision,
  until: 'the file ends',
});
beforeEach(() => {
  revision = crypto.randomUUID();
  requests.splice(0);
});
const get = (url: string, headers = {}) => server.inject({ url, headers });

const lists = [
  '/api/region',
  '/api/country',
  `/api/country/region/${ids.europe}`,
  '/api/location',
  '/api/location/popular',
  '/api/location/deals',
  `/api/location/country/${ids.france}`,
  '/api/airline/',
  `/api/airport/by-location/${ids.paris}`,
  `/api/airport/by-location/${ids.paris}/ids`,
];

test.each(lists)('%s is read once until the catalogue changes', async (url) => {
  const [first, second] = await Promise.all([get(url), get(`${url}?n=1`)]);
  const later = await get(url);
  revision = 'changed';
  const changed = await get(url);

  expect([second.body, later.body, changed.body]).toEqual(Array(3).fill(first.body));
  expect(first.statusCode).toBe(200);
  expect(requests).toHaveLength(2);
});

test('an id has one list, however it is spelt', async () => {
  const id = 'abcdef00-0000-4000-8000-000000000000';
  for (const spelling of [id, id.toUpperCase()]) await get(`/api/location/country/${spelling}`);

  expect(requests).toHaveLength(1);
});

test('a list is the same for every caller: nothing of a session reaches its service', async () => {
  await get('/api/location', { ...signedIn, 'user-agent': 'Lynx' });

  expect(requests.map(({ headers }) => headers)).toEqual([{}]);
});

test('a list is sent compressed from its second request on, and not again to a client that has it', async () => {
  const records = Array.from({ length: 50 }, (_, nth) => ({
    id: ids.europe,
    name: `Region ${nth}`,
  }));
  const { server: own } = await startTestGateway({
    revision: () => 'same',
    executors: { catalogue: async () => ({ data: { records } }) },
  });
  const getList = (headers = {}) => own.inject({ url: '/api/region', headers });
  const plain = await getList();
  const br = await eventually(async () => {
    const response = await getList({ 'accept-encoding': 'gzip, br' });
    return response.headers['content-encoding'] === 'br' && response;
  });
  const gzip = await getList({ 'accept-encoding': 'gzip' });
  const cached = await getList({ 'if-none-match': String(plain.headers.etag) });

  expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body);
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
  expect([cached.statusCode, cached.body]).toEqual([304, '']);
  for (const { headers } of [plain, br, gzip, cached])
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=0, s-maxage=1',
      etag: plain.headers.etag,
      vary: 'accept-encoding',
    });
});

test('a list is read each time while changes cannot be noticed, but once for requests at the same time', async () => {
  revision = undefined;

  await Promise.all([get('/api/location'), get('/api/location')]);
  await get('/api/location');

  expect(requests).toHaveLength(2);
});

test('a list is read again after a write through the same gateway, before its revision changes', async () => {
  const reads = () => requests.filter(({ query }) => query.startsWith('query')).length;
  await get('/api/region');
  const before = reads();
  const headers = { ...signedIn, 'content-type': 'application/json' };

  await server.inject({ method: 'POST', url: '/api/region', headers, payload: { name: 'Asia' } });
  await get('/api/region');

  expect(reads()).toBeGreaterThan(before);
});

test('a list that could not be read is not stored', async () => {
  let isFailing = true;
  const failing = await startTestGateway({
    revision: () => 'same',
    executors: {
      catalogue: async () =>
        isFailing
          ? { errors: [{ message: 'No.', extensions: { code: 'SERVICE_UNAVAILABLE' } }] }
          : { data: { records: [] } },
    },
  });
  const statusOf = async () => (await failing.server.inject('/api/region')).statusCode;

  const first = await statusOf();
  isFailing = false;

  expect([first, await statusOf()]).toEqual([503, 200]);
});
