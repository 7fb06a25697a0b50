import { createHash, webcrypto } from 'node:crypto';
import { jest } from '@jest/globals';
import { fetchByHash } from './create-client.ts';

const query = 'query Places($name: String) { places(name: $name) }';
const sha256Hash = createHash('sha256').update(query).digest('hex');
const notFound = { errors: [{ extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } }] };

/** A sent operation: the method, and the text or the hash. */
let sent: string[];
let stored: string[];
let sentHeaders: RequestInit['headers'];
beforeEach(() => {
  sent = [];
  stored = [sha256Hash];
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });
  globalThis.fetch = async (address, { body, headers } = {}) => {
    sentHeaders = headers;
    const { searchParams } = new URL(String(address), 'http://site');
    const extensions = searchParams.get('extensions');
    if (!extensions) {
      sent.push(`POST ${JSON.parse(String(body)).query}`);
      return Response.json({ data: {} });
    }
    const hash = JSON.parse(extensions).persistedQuery.sha256Hash;
    sent.push(`GET ${hash} ${searchParams.get('operationName')} ${searchParams.get('variables')}`);
    return Response.json(stored.includes(hash) ? { data: {} } : notFound);
  };
});

const ask = async (text: string, headers = {}, options: RequestInit = {}) => {
  const body = JSON.stringify({
    query: text,
    operationName: 'Places',
    variables: { name: 'Bath' },
  });
  const response = await fetchByHash('/graphql', { method: 'POST', headers, body, ...options });
  return response.json();
};

test('a query is sent as its hash', async () => {
  expect(await ask(query)).toEqual({ data: {} });

  expect(sent).toEqual([`GET ${sha256Hash} Places {"name":"Bath"}`]);
});

test('a query whose hash the server does not have is sent as text, from then on at once', async () => {
  const other = `${query} # of another build`;

  expect(await ask(other)).toEqual({ data: {} });
  await ask(other);

  expect(sent).toEqual([expect.stringMatching(/^GET/), `POST ${other}`, `POST ${other}`]);
});

test('a query names the trace of its page, where the server records any', async () => {
  const serverTiming = [{ name: 'traceparent', description: '00-1-1-01' }];
  jest
    .spyOn(performance, 'getEntriesByType')
    .mockReturnValue([{ serverTiming }] as unknown as PerformanceEntryList);
  await ask(query);

  expect(sentHeaders).toEqual({ traceparent: '00-1-1-01' });
});

test('mutations, administrators’ queries and what must not be stored are sent by POST', async () => {
  await ask('mutation Book { book }');
  await ask(query, { authorization: 'Bearer token' });

  await ask(query, {}, { cache: 'no-store' });

  expect(sent).toEqual(['POST mutation Book { book }', `POST ${query}`, `POST ${query}`]);
});
