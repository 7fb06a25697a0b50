import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { type FastifyInstance } from 'fastify';
import { sendRaw } from '../testing/index.ts';
import { clientTag } from './access-log.ts';
import { createServer } from './create-server.ts';
import { readyWith } from './health-routes.ts';

let isReady: boolean;
let server: FastifyInstance;
beforeEach(() => {
  isReady = true;
  server = createServer({ name: 'test', isReady: async () => isReady });
});
afterEach(() => server.close());

test('it is live while it responds, and ready while its dependencies respond', async () => {
  expect((await server.inject('/livez')).json()).toEqual({ status: 'live' });
  expect((await server.inject('/readyz')).json()).toEqual({ status: 'ready' });

  isReady = false;
  const unready = await server.inject('/readyz');

  expect([unready.statusCode, unready.headers['retry-after']]).toEqual([503, '5']);
  expect((await server.inject('/livez')).statusCode).toBe(200);
});

test('readiness calls the other servers once for all concurrent requests', async () => {
  let requests = 0;
  server.addHook('onRequest', async () => void (requests += 1));
  const isReadyWith = readyWith(await server.listen({ port: 0, host: '127.0.0.1' }));

  await Promise.all([isReadyWith(), isReadyWith(), isReadyWith()]);

  expect(requests).toBe(1);
});

test('a server that leaves service is not ready, and answers as before', async () => {
  server.get('/', async () => 'answer');

  server.leaveService();

  expect((await server.inject('/readyz')).statusCode).toBe(503);
  for (const url of ['/livez', '/']) expect((await server.inject(url)).statusCode).toBe(200);
});

test('a handler that waits for too long returns 503', async () => {
  server.get('/slow', { config: { deadlineMs: 10 } }, () => new Promise(() => undefined));

  const response = await server.inject('/slow');

  const message = 'This took too long. Please try again in a moment.';
  expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '5']);
  expect(response.json()).toEqual({
    message,
    error: message,
    errors: [{ message, extensions: { code: 'SERVICE_UNAVAILABLE' } }],
  });
});

test('a response after the deadline is dropped, without a line in the log', async () => {
  const late = Promise.withResolvers<void>();
  const handled = Promise.withResolvers<void>();
  const warnings: unknown[] = [];
  server.get('/late', { config: { deadlineMs: 10 } }, async (_request, reply) => {
    reply.log.warn = (warning: unknown) => void warnings.push(warning);
    await late.promise;
    void reply.send('late');
    handled.resolve();
    return reply;
  });

  const { statusCode } = await server.inject('/late');
  late.resolve();
  await handled.promise;

  expect([statusCode, warnings]).toEqual([503, []]);
});

test('a body that does not arrive is not waited for', async () => {
  server.post('/form', { config: { deadlineMs: 10 } }, async () => 'stored');
  await server.listen({ port: 0, host: '127.0.0.1' });
  const client = connect((server.server.address() as AddressInfo).port, '127.0.0.1');
  let response = '';
  client.on('data', (chunk: Buffer) => (response += chunk.toString()));

  client.write(
    'POST /form HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 20\r\n\r\n{',
  );
  await once(client, 'end');

  expect(response).toMatch(/^HTTP\/1\.1 503 /);
  client.destroy();
});

describe('requests that another server may read differently', () => {
  const statusOf = async (target: string, ...hosts: string[]) =>
    (await sendRaw(await server.listen({ port: 0, host: '127.0.0.1' }), target, ...hosts)).status;

  test('a request with several hosts is refused', async () => {
    expect(await statusOf('/livez', 'a.example', 'b.example')).toBe(400);
  });

  test('an absolute target is reduced to its path before routes and hooks see it', async () => {
    const seen: string[] = [];
    server.addHook('onRequest', async ({ url }) => void seen.push(url));

    expect(await statusOf('http://a.example/livez', 'a.example')).toBe(200);
    expect(seen).toEqual(['/livez']);
  });

  test.each(['http://b.example/livez', '/api/../livez', '/api/%2e%2e/livez'])(
    'the target %s is refused',
    async (target) => {
      server.get('/api/*', async () => 'reached');

      expect(await statusOf(target, 'a.example')).toBe(400);
    },
  );
});

test('a client that goes away before its answer leaves the server running', async () => {
  const arrived = Promise.withResolvers<void>();
  const closed = Promise.withResolvers<void>();
  server.get('/slow', (_request, reply) => {
    reply.raw.once('close', closed.resolve);
    arrived.resolve();
    return new Promise(() => undefined);
  });
  const url = await server.listen({ port: 0, host: '127.0.0.1' });
  const client = connect(Number(new URL(url).port), '127.0.0.1');
  client.write('GET /slow HTTP/1.1\r\nHost: x\r\n\r\n');
  await arrived.promise;

  client.resetAndDestroy();
  await closed.promise;

  expect((await fetch(`${url}/livez`)).status).toBe(200);
});

test('a closed connection has a tag for the log too', () => {
  expect(clientTag(undefined)).toMatch(/^[0-9a-f]{8}$/);
  expect(clientTag('192.0.2.1')).toBe(clientTag('192.0.2.1'));
});

test('a response that has begun in time may continue', async () => {
  server.get('/export', { config: { deadlineMs: 10 } }, (_request, reply) => {
    reply.raw.write('first, ');
    setTimeout(() => reply.raw.end('second'), 50);
  });
  const url = await server.listen({ port: 0, host: '127.0.0.1' });

  expect(await (await fetch(`${url}/export`)).text()).toBe('first, second');
});

test('nothing is sniffed, and nothing stored unless its route allows it', async () => {
  server.get('/private', async () => 'private');
  server.get('/picture', (_request, reply) =>
    reply.header('cache-control', 'max-age=60').send('picture'),
  );

  for (const [url, caching] of [
    ['/private', 'no-store'],
    ['/nowhere', 'no-store'],
    ['/%', 'no-store'],
    ['/picture', 'max-age=60'],
  ] as const)
    expect((await server.inject(url)).headers).toMatchObject({
      'cache-control': caching,
      'x-content-type-options': 'nosniff',
    });
});

test('browsers use HTTPS only for as long as the site sets', async () => {
  const https = createServer({ name: 'test', isReady: async () => true, hstsSeconds: 60 });
  const header = 'strict-transport-security';

  expect((await https.inject('/livez')).headers[header]).toBe('max-age=60');
  expect((await server.inject('/livez')).headers).not.toHaveProperty(header);
  await https.close();
});

test('a failure shows a reference and not its cause', async () => {
  server.get('/broken', async () => {
    throw new Error('The table "people" is broken.');
  });

  const response = await server.inject('/broken');

  expect(response.statusCode).toBe(500);
  expect(response.json<{ message: string }>().message).toMatch(
    /^Something went wrong on our side \(reference [0-9a-f]{8}\)\.$/,
  );
});
