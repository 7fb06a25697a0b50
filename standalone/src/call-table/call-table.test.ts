import { z } from 'zod';
import { email, password } from '../testing/whole-site.ts';
import { closedCalls } from './closed-calls.ts';
import { site } from './fixture.ts';
import { openAdminCalls, publicCalls } from './open-calls.ts';
import { type Call, closedAdminRows, openAdminRows, publicRows } from './rows.ts';

afterAll(() => site.close());

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

async function send(row: string, { url, payload, headers }: Call, token?: string) {
  const response = await site.server.inject({
    method: row.split(' ')[0] as Method,
    url: typeof url === 'string' ? url : await url(),
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

test('every row of the call table has a test', () => {
  expect(Object.keys(openCalls)).toEqual([...publicRows, ...openAdminRows]);
  expect(Object.keys(closedCalls).sort()).toEqual([...closedAdminRows].sort());
});

test('the OpenAPI document lists every row and which ones need a token', () => {
  const security = (row: string) => described.get(withoutNames(row))?.security ?? [];

  for (const row of Object.keys(openCalls)) expect(security(row)).toEqual([]);
  for (const row of closedAdminRows) expect(security(row)).toEqual([{ administrator: [] }]);
});

test.each(Object.entries(openCalls))('%s needs no token', async (row, call) => {
  const { status, body } = await send(row, call);

  expect(body).toEqual(call.response);
  expect(status).toBe(call.status ?? 200);
  expectDescribed(row, call, body);
});

test.each(Object.entries<Call>(closedCalls))(
  '%s refuses a caller without a session',
  async (row, call) => {
    const message = 'Please sign in.';
    const url = typeof call.url === 'string' ? call.url : `/api/${row.split('/')[2]}/1`;
    for (const token of [undefined, 'Bearer stolen', 'Basic YTpi'])
      expect(await send(row, { ...call, url }, token)).toEqual({
        status: 401,
        body: { message, error: message },
      });
  },
);

const credentials = { email, password };
async function signIn(): Promise<string> {
  const call: Call = { url: '/api/auth/login', payload: credentials, response: {} };
  return `Bearer ${(await send('POST', call)).body.token}`;
}

test.each(Object.entries<Call>(closedCalls))('%s answers the administrator', async (row, call) => {
  const { status, body } = await send(row, call, await signIn());

  expect(body).toEqual(call.response);
  expect(status).toBe(call.status ?? 200);
  expectDescribed(row, call, body);
});
