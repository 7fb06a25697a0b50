import { givenGateway } from '../../testing/given-gateway.ts';
import { signedIn } from '../../testing/small-office.ts';
import { closedCalls } from './closed-calls.ts';
import { openAdminCalls, publicCalls } from './public-calls.ts';
import { type Call, closedAdminRows, openAdminRows, publicRows } from './rows.ts';

const { server } = await givenGateway({
  until: 'the file ends',
  storePicture: async ({ stream }) => {
    stream.resume();
    return { status: 201, imageUrl: '/media/uploads/test.webp' };
  },
});

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
const methodOf = (row: string) => row.split(' ')[0] as Method;
const send = (row: string, { url, payload, headers = {} }: Call, token = {}) =>
  server.inject({ method: methodOf(row), url, payload, headers: { ...headers, ...token } });

const openCalls: Record<string, Call> = { ...publicCalls, ...openAdminCalls };

test('every row of the call table has a test', () => {
  expect(Object.keys(openCalls)).toEqual([...publicRows, ...openAdminRows]);
  expect(Object.keys(closedCalls).sort()).toEqual([...closedAdminRows].sort());
});

test.each(Object.entries(openCalls))('%s answers anybody', async (row, call) => {
  const response = await send(row, call);

  expect(response.json()).toEqual(call.answer);
  expect(response.statusCode).toBe(call.status ?? 200);
});

test.each(Object.entries<Call>(closedCalls))('%s answers the administrator', async (row, call) => {
  const response = await send(row, call, signedIn);

  expect(response.json()).toEqual(call.answer);
  expect(response.statusCode).toBe(call.status ?? 200);
});

test.each(Object.entries<Call>(closedCalls))('%s answers nobody else', async (row, call) => {
  const refusal = { message: 'Please sign in.', error: 'Please sign in.' };
  for (const token of [{}, { authorization: 'Bearer stolen' }, { authorization: 'Basic YTpi' }]) {
    const response = await send(row, call, token);

    expect(response.statusCode).toBe(401);
    expect(response.json()).toEqual(refusal);
  }
});

test('the OpenAPI document lists every row, and says which ones need a token', async () => {
  const { paths } = (await server.inject('/api/openapi.json')).json() as {
    paths: Record<string, Record<string, { security?: object[] }>>;
  };
  const listed = new Map(
    Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => [
        toPattern(`${method.toUpperCase()} ${path}`),
        operation.security ?? [],
      ]),
    ),
  );

  for (const row of Object.keys(openCalls)) expect(listed.get(toPattern(row))).toEqual([]);
  for (const row of closedAdminRows)
    expect(listed.get(toPattern(row))).toEqual([{ administrator: [] }]);
});

/** The specification names its parameters as it likes. */
const toPattern = (row: string) => row.replace(/\?.*/, '').replaceAll(/\{\w+\}/g, '{}');
