/** The tests of every row, over HTTP however the site runs, or in this process: see `fixture.ts`. */
import { z } from 'zod';
import { email, password } from '../whole-site.ts';
import { closedCalls } from './closed-calls.ts';
import { booking, departure, ids, month, site } from './fixture.ts';
import { openAdminCalls, publicCalls } from './open-calls.ts';
import { type Call, closedAdminRows, openAdminRows, publicRows } from './rows.ts';

afterAll(() => site.close());

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

async function send(row: string, { url, payload, headers }: Call, token?: string) {
  const response = await site.server.inject({
    method: row.split(' ')[0] as Method,
    url: typeof url === 'function' ? await url() : (url ?? row.split(' ')[1]),
    payload,
    headers: { ...headers, ...(token !== undefined && { authorization: token }) },
  });
  return { status: response.statusCode, body: response.json() };
}

const openCalls: Record<string, Call> = { ...publicCalls, ...openAdminCalls };

interface Operation {
  security?: object[];
  responses: Record<string, { content: { 'application/json': { schema: object } } }>;
}
const { paths } = (await site.server.inject('/api/openapi.json')).json<{
  paths: Record<string, Record<string, Operation>>;
}>();
/** Without the names of parameters, which the specification chooses freely. */
const withoutNames = (row: string) => row.replace(/\?.*/, '').replaceAll(/\{\w+\}/g, '{}');
const described = new Map(
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => [
      withoutNames(`${method.toUpperCase()} ${path}`),
      operation,
    ]),
  ),
);

function expectDescribed(row: string, { status = 200 }: Call, body: unknown): void {
  const schema = described.get(withoutNames(row))?.responses[status]?.content['application/json'];
  const shape = z.fromJSONSchema(schema?.schema as Parameters<typeof z.fromJSONSchema>[0]);
  expect(shape.safeParse(body)).toMatchObject({ success: true });
}

test('every row of the call table has a test (§7)', () => {
  expect(Object.keys(openCalls)).toEqual([...publicRows, ...openAdminRows]);
  expect(Object.keys(closedCalls).sort()).toEqual([...closedAdminRows].sort());
});

test('the OpenAPI document lists every row and which ones need a token (§7)', () => {
  const security = (row: string) => described.get(withoutNames(row))?.security ?? [];

  for (const row of Object.keys(openCalls)) expect(security(row)).toEqual([]);
  for (const row of closedAdminRows) expect(security(row)).toEqual([{ administrator: [] }]);
});

test.each(Object.entries(openCalls))('%s needs no token (§7)', async (row, call) => {
  const { status, body } = await send(row, call);

  expect(body).toEqual(call.response);
  expect(status).toBe(call.status ?? 200);
  expectDescribed(row, call, body);
});

test.each(Object.entries<Call>(closedCalls))(
  '%s refuses a caller without a session (§7)',
  async (row, call) => {
    const message = 'Please sign in.';
    const url = typeof call.url === 'function' ? `/api/${row.split('/')[2]}/1` : call.url;
    for (const token of [undefined, 'Bearer stolen', 'Basic YTpi'])
      expect(await send(row, { ...call, url }, token)).toEqual({
        status: 401,
        body: { message, error: message },
      });
  },
);

const credentials = { email, password };
async function signIn(): Promise<string> {
  const call: Call = { payload: credentials, response: {} };
  return `Bearer ${(await send('POST /api/auth/login', call)).body.token}`;
}

test.each(Object.entries<Call>(closedCalls))(
  '%s answers the administrator (§7)',
  async (row, call) => {
    const { status, body } = await send(row, call, await signIn());

    expect(body).toEqual(call.response);
    expect(status).toBe(call.status ?? 200);
    expectDescribed(row, call, body);
    if (row === 'PUT /api/siteinfo/password') credentials.password = 'another password of the test';
  },
);

test('travelClass chooses the price of a search and of a booking; without it both are in economy', async () => {
  const flightId = ids.flight;
  const price = { month, oneWayPence: 49_99 };
  const saved = await site.server.inject({
    method: 'POST',
    url: '/graphql',
    headers: { authorization: await signIn() },
    payload: {
      query: `mutation ($id: ID!, $input: FlightInput!) { updateFlight(id: $id, input: $input) { __typename } }`,
      variables: {
        id: flightId,
        input: {
          travelClasses: ['economy', 'business'],
          monthlyPrices: [price, { ...price, travelClass: 'business', oneWayPence: 250_00 }],
        },
      },
    },
  });
  expect(saved.json()).toEqual({ data: { updateFlight: { __typename: 'FlightSaved' } } });

  const pricesIn = async (travelClass: object) => {
    const query = { type: 'one-way', depDateStr: departure, ...travelClass };
    const { results } = (await site.server.inject({ url: '/api/flight/filter', query })).json<{
      results: { flightId: string; finalPrice: number }[];
    }>();
    return results.filter((each) => each.flightId === flightId).map((each) => each.finalPrice);
  };
  expect(await pricesIn({})).toEqual([49.99]);
  expect(await pricesIn({ travelClass: 'business' })).toEqual([250]);
  expect(await pricesIn({ travelClass: 'premium-economy' })).toEqual([]);

  const book = async (differs: object) => {
    const payload = { ...booking, flightId, ...differs };
    const response = await site.server.inject({
      method: 'POST',
      url: '/api/booking',
      payload,
      remoteAddress: '10.9.9.9',
    });
    return { status: response.statusCode, body: response.json() };
  };
  const stored = await book({ travelClass: 'business', initialBookingPrice: 250 });
  expect(stored.status).toBe(201);
  expect(stored.body).toMatchObject({ travelClass: 'business', initialBookingPrice: 250 });
  expectDescribed('POST /api/booking', { status: 201, response: {} }, stored.body);
  const economy = await book({});
  expect(economy.body).not.toHaveProperty('travelClass');
  expect(economy.body).toMatchObject({ initialBookingPrice: 49.99 });
  expect(await book({ travelClass: 'business' })).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('£250.00') },
  });
  expect(await book({ travelClass: 'first', initialBookingPrice: 250 })).toMatchObject({
    status: 404,
  });
  expect(await book({ travelClass: 'galley' })).toMatchObject({ status: 400 });
});
