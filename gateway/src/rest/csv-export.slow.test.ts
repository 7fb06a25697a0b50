import { type GraphqlExecutor } from '@larkfare/server-kit/executor';
import { startTestGateway } from '../testing/test-gateway.ts';
import { signedIn } from '../testing/office-fixture.ts';
import { ids } from '../testing/site-fixture.ts';

const exports = [
  [`/api/booking/export?airline=${ids.larkAir}&state=in-progress`, 'bookings.csv'],
  ['/api/quote/export?status=in-progress&q=ada', 'quotes.csv'],
  ['/api/contact/export?status=in-progress&q=ada', 'contacts.csv'],
] as const;

test.each(exports)('GET %s is a file of every piece', async (url, name) => {
  const { server, requests } = await startTestGateway();

  const response = await server.inject({ url, headers: signedIn });

  expect(response.statusCode).toBe(200);
  expect(response.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="${name}"`,
    'cache-control': 'no-store',
  });
  expect(response.body).toBe('Reference\r\nTEST\r\n');
  const pieces = requests.slice(1).map(({ variables }) => variables);
  expect(pieces.map((variables) => variables?.after)).toEqual([undefined, '1']);
  expect(pieces[1]?.filter).toEqual(pieces[0]?.filter);
  expect(JSON.stringify(pieces[0]?.filter)).toContain('inProgress');
});

test.each(exports)('GET %s is for administrators', async (url) => {
  const { server } = await startTestGateway();

  expect((await server.inject(url)).statusCode).toBe(401);
});

/** A list without end. */
const endless =
  (requests: string[], endsWith?: string): GraphqlExecutor =>
  async ({ variables }) => {
    const after = Number(variables?.after ?? 0);
    requests.push(String(after));
    if (endsWith && after === 3) return { errors: [{ message: endsWith }] };
    const piece = { text: `${'x'.repeat(64 * 1024)}\r\n`, next: String(after + 1) };
    return { data: { piece } };
  };

async function listening(executor: GraphqlExecutor) {
  const { server } = await startTestGateway({ executors: { bookings: executor } });
  const address = await server.listen({ port: 0, host: '127.0.0.1' });
  return fetch(`${address}/api/booking/export`, { headers: signedIn });
}

test('an export goes no further than its reader', async () => {
  const requests: string[] = [];
  const response = await listening(endless(requests));
  const reader = response.body?.getReader();

  await reader?.read();
  let previous = -1;
  // It stops once the buffers between are full.
  while (previous !== requests.length) {
    previous = requests.length;
    for (let turn = 0; turn < 200; turn++) await new Promise(setImmediate);
  }
  const whileUnread = requests.length;
  for (let read = 0; read < 500; read++) await reader?.read();

  expect(whileUnread).toBeLessThan(400);
  expect(requests.length).toBeGreaterThan(whileUnread);
  await reader?.cancel();
});

test('an export that fails on the way breaks off, so that half of it cannot pass for the whole', async () => {
  const response = await listening(endless([], 'The database is gone.'));

  expect(response.status).toBe(200);
  await expect(response.text()).rejects.toThrow();
});

test('an export that fails at once returns a failure', async () => {
  const { server } = await startTestGateway({
    executors: {
      bookings: async () => ({
        errors: [{ message: 'Not answering.', extensions: { code: 'SERVICE_UNAVAILABLE' } }],
      }),
    },
  });

  const response = await server.inject({ url: '/api/booking/export', headers: signedIn });

  expect(response.statusCode).toBe(503);
  expect(response.headers['content-disposition']).toBeUndefined();
});
