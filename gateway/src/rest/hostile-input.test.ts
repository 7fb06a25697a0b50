import { startTestGateway } from '../testing/test-gateway.ts';
import { signedIn } from '../testing/office-fixture.ts';
import { ids } from '../testing/site-fixture.ts';

const { server } = await startTestGateway({
  until: 'the file ends',
  rateLimits: { readsPerMinute: 1e6, postsPerMinute: 1e6 },
});

type Method = 'get' | 'post' | 'put' | 'delete';

/** Comes from an administrator, so that closed routes look at what was sent. */
const send = (method: Method, url: string, payload?: object, headers = {}) =>
  server.inject({ method, url, payload, headers: { ...signedIn, ...headers } });

interface Operation {
  parameters?: { name: string; in: string }[];
  requestBody?: {
    content: Record<string, { schema: { properties: Record<string, unknown> } }>;
  };
}
type Paths = Record<string, Record<string, Operation>>;

/** Every route with every parameter, from the description that the routes themselves give. */
const { paths } = (await server.inject('/api/openapi.json')).json() as { paths: Paths };
const routes = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({
    method: method as Method,
    path,
    operation,
  })),
);
const parameters = routes.flatMap(({ method, path, operation }) =>
  (operation.parameters ?? []).map(({ name, in: where }) => ({ method, path, name, where })),
);
const fields = routes.flatMap(({ method, path, operation }) =>
  Object.keys(operation.requestBody?.content['application/json']?.schema.properties ?? {}).map(
    (field) => ({ method, path, field }),
  ),
);

/** Already percent-encoded, as they go over the wire. */
const hostileTexts = [
  '%00',
  'a%00b',
  '%FF',
  '%C0%AF',
  '%E0%A4%A',
  '%',
  '%zz',
  '%ED%A0%80',
  '%F0%9F%9B%AB',
  "'%3B%20DROP%20TABLE%20flights%3B--",
  '1%20OR%201%3D1',
  '%3Cscript%3Ealert(1)%3C%2Fscript%3E',
  '%7B%22%24gt%22%3A%22%22%7D',
  '__proto__',
  'constructor',
  'toString',
  'undefined',
  'null',
  'NaN',
  'Infinity',
  '-1',
  '-999999999999999999999999',
  '999999999999999999999999',
  '1e308',
  '1e999',
  '0x10',
  '1.5',
  'true',
  '2026-02-30',
  '0000-00-00',
  '9999-99-99',
  '2026-12-01T00:00:00.000Z',
  '..%2F..%2Fetc%2Fpasswd',
  'x'.repeat(101),
  'x'.repeat(5000),
  ids.missing,
];

const hostileValues: unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  1e308,
  -1e308,
  2 ** 53,
  '',
  ' ',
  'a\u0000b',
  '\ud800',
  ['a\u0000b'],
  [{ heading: 'a\u0000b', text: '\ud800' }],
  JSON.parse('['.repeat(500) + ']'.repeat(500)),
  "'; DROP TABLE bookings; --",
  '<script>alert(1)</script>',
  'x'.repeat(20_000),
  '2026-02-30',
  '9999-12-31',
  [],
  [1, [2, [3]]],
  {},
  { $gt: '' },
  { constructor: { prototype: { polluted: true } } },
  { toString: 'x', length: -1 },
];

test('the description names every parameter and every field', () => {
  expect(routes.length).toBeGreaterThanOrEqual(75);
  expect(parameters.length).toBeGreaterThanOrEqual(80);
  expect(fields.length).toBeGreaterThanOrEqual(100);
});

test.each(parameters.filter(({ where }) => where === 'query'))(
  '$method $path refuses or bears anything in $name',
  async ({ method, path, name }) => {
    const ask = (query: string) => expectNoFault(method, `${example(path)}?${query}`);
    for (const text of hostileTexts) {
      await ask(`${name}=${text}`);
      await ask(`${name}=${text}&${name}=${text}`);
    }
    for (const query of [`${name}[]=1`, `${name}[$gt]=`, `${name}.x=1`, `${name}`, `&&=&${name}==`])
      await ask(query);
    await ask(`${name}=1&`.repeat(2000));
  },
);

test.each(parameters.filter(({ where }) => where === 'path'))(
  '$method $path refuses or bears anything as $name',
  async ({ method, path, name }) => {
    for (const text of hostileTexts) await expectNoFault(method, path.replace(`{${name}}`, text));
  },
);

test.each(routes)('$method $path bears a query full of strange keys', async ({ method, path }) => {
  const query = '__proto__=1&constructor=1&hasOwnProperty=1&toString[a]=1&%00=1&%FF=%FF&x';
  await expectNoFault(method, `${example(path)}?${query}`);
});

/** Good for every body: fields that a route does not know are ignored. */
const goodBody: Record<string, unknown> = {
  name: 'Ada',
  email: 'ada@example.com',
  message: 'Hello.',
  tripType: 'round-trip',
  from: 'London',
  to: 'Paris',
  arrivalDate: '2027-01-02',
  flightId: ids.flight,
  customerName: 'Ada',
  userEmail: 'ada@example.com',
  contactPhone: '020 7946 0000',
  departureDate: '2026-12-24',
  initialBookingPrice: 99.99,
};

test.each(fields)('$method $path refuses or bears anything in $field', async (target) => {
  const { method, path, field } = target;
  for (const value of hostileValues) {
    // The site information takes one key at a time.
    const others = path === '/api/siteinfo' ? {} : goodBody;
    const response = await send(method, example(path), { ...others, [field]: value });
    expectSentence(response, `${field}=${JSON.stringify(value)?.slice(0, 60)}`);
  }
});

const isNul = (text: unknown) => typeof text === 'string' && /%00|\0/.test(text);

test.each(parameters.filter(({ where }) => where === 'query'))(
  '$method $path lets no NUL byte in through $name',
  async ({ method, path, name }) => {
    for (const text of hostileTexts.filter(isNul)) {
      const payload = method === 'get' ? undefined : goodBody;
      const response = await send(method, `${example(path)}?${name}=${text}`, payload);
      expect(response.statusCode).toBe(400);
    }
  },
);

test.each(fields)('$method $path lets no NUL byte in through $field', async (target) => {
  const { method, path, field } = target;
  for (const value of hostileValues.filter(isNul)) {
    const response = await send(method, example(path), { ...goodBody, [field]: value });
    expect(response.statusCode).toBe(400);
  }
});

test.each(['faq', 'terms', 'contactPhone'])(
  'nesting without end in %s is refused, not followed',
  async (key) => {
    const nested = `${'['.repeat(30_000)}${']'.repeat(30_000)}`;
    const response = await server.inject({
      method: 'PUT',
      url: '/api/siteinfo',
      headers: { ...signedIn, 'content-type': 'application/json' },
      payload: `{"${key}": ${nested}}`,
    });

    expect(response.statusCode).toBe(400);
    expectSentence(response, key);
  },
);

test.each(['', ' ', 'a b', 'é', 'x'.repeat(201), '__proto__', "'; DROP TABLE x"])(
  'an idempotency key %.20s brings no fault',
  async (key) => {
    const response = await server.inject({
      method: 'POST',
      url: '/api/booking',
      headers: { 'idempotency-key': key },
      payload: goodBody,
    });
    expectSentence(response, key);
  },
);

test.each(routes.filter(({ method }) => method === 'get'))(
  '$path bears methods that it does not have',
  async ({ path }) => {
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'] as const)
      expectSentence(
        await server.inject({ method, url: example(path), payload: { a: 1 }, headers: signedIn }),
        method,
      );
  },
);

const refusals = [400, 401, 404, 409, 413, 415, 503];
const example = (path: string) => path.replaceAll(/\{\w+\}/g, ids.missing);

async function expectNoFault(method: Method, url: string): Promise<void> {
  const payload = method === 'get' ? undefined : {};
  expectSentence(await send(method, url, payload), url.slice(0, 120));
}

/** Either it works or it is refused with a sentence, the same twice. */
function expectSentence(
  { statusCode, body }: { statusCode: number; body: string },
  requests: string,
): void {
  if (statusCode < 300) return;
  const { message, error } = JSON.parse(body) as Record<string, unknown>;
  expect({
    requests,
    statusCode,
    isRefusal: refusals.includes(statusCode),
    message,
    error,
  }).toEqual({
    requests,
    statusCode,
    isRefusal: true,
    message: expect.stringMatching(/^\S.{5,300}\.$/s),
    error: message,
  });
}

test.each(["'; DROP TABLE airports", "x' OR 1=1", '<script>alert(1)</script>'])(
  'no name holds %j, so looking for it is refused with a sentence',
  async (sought) => {
    for (const path of ['/airport/search-advanced?q=', '/airline/search?q=']) {
      const answer = await server.inject(`/api${path}${encodeURIComponent(sought)}`);
      expect([answer.statusCode, answer.json().message]).toEqual([
        400,
        expect.stringMatching(/symbols/),
      ]);
    }
  },
);
