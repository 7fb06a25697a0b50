import { type FastifyInstance, type FastifyRequest } from 'fastify';
import { createServer } from './create-server.ts';
import { encodeAnswer, encodeText, sendEncoded } from './encoded-text.ts';
import { type SentAddresses, sentAddresses } from './from-memory.ts';
import { type SharedResponse, type SharedResponses, sharedResponses } from './shared-responses.ts';

let revision: string | undefined;
let handled: number;
let responses: SharedResponses<SharedResponse>;
let addresses: SentAddresses;
let server: FastifyInstance;
beforeEach(() => {
  revision = '1';
  handled = 0;
  responses = sharedResponses({ name: 'test', maxBytes: 1e6, revision: () => revision });
  addresses = sentAddresses(responses);
  server = createServer({ name: 'test', isReady: async () => true, hstsSeconds: 60 });
});
afterEach(() => server.close());

/** A route whose response counts how often its handler has run. */
function givenRoute({
  fromMemory = ({ url }: FastifyRequest) => addresses.find(url),
  encode = async (text: string) => encodeText(text),
} = {}) {
  server.route({
    method: ['GET', 'POST'],
    url: '/shared',
    config: { fromMemory },
    async handler(request, reply) {
      const { text } = await responses.get('key', async () => ({
        text: await encode(`text ${(handled += 1)} ${'long '.repeat(1000)}`),
        isWhole: true,
      }));
      addresses.add(request, 'key');
      void reply.headers({ etag: text.etag, 'cache-control': 'public, no-cache', vary: 'x' });
      return sendEncoded(request, reply.type('text/plain'), text);
    },
  });
}

const get = (headers = {}, url = '/shared') => server.inject({ url, headers });
const ofBoth = ({ 'x-request-id': _, date: __, ...headers }: Record<string, unknown>) => headers;

test.each([['br'], ['gzip'], ['identity']])(
  'a response in %s from memory has the headers and the body of the first',
  async (encoding) => {
    givenRoute();
    const headers = { 'accept-encoding': encoding };
    const first = await get(headers);
    const again = await get(headers);

    expect(ofBoth(again.headers)).toEqual(ofBoth(first.headers));
    expect(again.rawPayload).toEqual(first.rawPayload);
    expect(again.headers['x-request-id']).not.toBe(first.headers['x-request-id']);
    expect(again.headers['strict-transport-security']).toBe('max-age=60');
  },
);

test('nothing else is done for a response from memory, not even the query parsed', async () => {
  const later: unknown[] = [];
  const looked: unknown[] = [];
  server.addHook('onRequest', async ({ query }) => void later.push(query));
  givenRoute({
    fromMemory({ url, query }) {
      looked.push(query);
      return addresses.find(url);
    },
  });

  for (let nth = 0; nth < 2; nth += 1)
    await get({ 'accept-encoding': 'br' }, '/shared?to=S%C3%A3o+Paulo');

  expect(looked).toEqual([{ text: 'to=S%C3%A3o+Paulo' }, { text: 'to=S%C3%A3o+Paulo' }]);
  expect([handled, later]).toEqual([1, [{ to: 'São Paulo' }]]);
});

test('a client that has the text gets 304 from memory', async () => {
  givenRoute();
  const { etag } = (await get()).headers;

  const again = await get({ 'if-none-match': etag });

  expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag]);
});

test('after a change nothing older is sent from memory', async () => {
  givenRoute();
  await get();
  revision = '2';

  expect((await get()).body).toMatch(/^text 2 /);
  revision = undefined;
  expect((await get()).body).toMatch(/^text 3 /);
});

test('only a GET of the same address gets it', async () => {
  const asked: string[] = [];
  givenRoute({
    fromMemory({ method, url }) {
      asked.push(`${method} ${url}`);
      return addresses.find(url);
    },
  });
  await get();
  await get({}, '/shared?other');

  await server.inject({ method: 'POST', url: '/shared' });

  expect(asked).toEqual(['GET /shared', 'GET /shared?other']);
  expect(addresses.find('/shared')?.text).toBe(addresses.find('/shared?other')?.text);
  expect(addresses.find('/shared?third')).toBeUndefined();
});

test('an address leads to a response only as long as its key depends on the same', async () => {
  const [before, after] = [{}, {}];
  await responses.get('key', async () => ({ text: await encodeAnswer('[]'), isWhole: true }));
  server.get('/parts', async (request, reply) => {
    addresses.add(request, 'key', { validFor: before });
    return reply.send('[]');
  });
  await get({}, '/parts');

  expect(addresses.find('/parts', before)).toBeDefined();
  expect(addresses.find('/parts', after)).toBeUndefined();
});

test.each([
  ['sets a cookie', 200, { 'set-cookie': 'a=b' }],
  ['failed', 500, {}],
])('a response that %s is sent to its client alone', async (_, status, headers) => {
  await responses.get('key', async () => ({ text: await encodeAnswer('[]'), isWhole: true }));
  server.get('/one', async (request, reply) => {
    addresses.add(request, 'key');
    return reply.code(status).headers(headers).send('[]');
  });

  await get({}, '/one');

  expect(addresses.find('/one')).toBeUndefined();
});

test('a guard sees a request before its response is sent from memory', async () => {
  await server.close();
  server = createServer({
    name: 'test',
    isReady: async () => true,
    guard: (own) =>
      own.addHook('onRequest', async ({ headers }, reply) =>
        headers.host === 'office' ? reply.code(404).send() : undefined,
      ),
  });
  givenRoute();
  await get();

  expect((await get({ host: 'office' })).statusCode).toBe(404);
});
