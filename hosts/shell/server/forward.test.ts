import { once } from 'node:events';
import { createServer, get, type IncomingMessage, type RequestListener } from 'node:http';
import { type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { sendRaw } from '@larkfare/server-kit/testing';
import fastify from 'fastify';
import { forwardTo } from './forward.ts';

const opened: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of opened.splice(0).reverse()) await close();
});

/** The shell's address, in front of a gateway with this response. */
async function shellBefore(answer: RequestListener): Promise<string> {
  return shellAt(await listening(answer));
}

/** The port of a server with this response. */
async function listening(answer: RequestListener): Promise<number> {
  const server = createServer(answer);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  opened.push(async () => once(server.close(), 'close'));
  return (server.address() as AddressInfo).port;
}

async function shellAt(port: number): Promise<string> {
  const app = fastify({ forceCloseConnections: true });
  await app.register(
    forwardTo(`http://127.0.0.1:${port}`, ['/graphql', '/api/*', '/media/*'], 10_000),
  );
  opened.push(() => app.close());
  return app.listen({ port: 0, host: '127.0.0.1' });
}

test('a request reaches the gateway with its method, headers, body and client address', async () => {
  let received: IncomingMessage | undefined;
  let body = '';
  const shell = await shellBefore((request, response) => {
    received = request;
    void text(request).then((sent) => {
      body = sent;
      response.end('{}');
    });
  });

  await fetch(`${shell}/api/booking?state=new&q=%2F`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: 'Bearer ada',
      'if-match': '"7"',
      'idempotency-key': 'once',
      traceparent: `00-${'1'.repeat(32)}-${'1'.repeat(16)}-01`,
      tracestate: 'a=1',
    },
    body: '{"a": 1}',
  });

  expect([received?.method, received?.url, body]).toEqual([
    'POST',
    '/api/booking?state=new&q=%2F',
    '{"a": 1}',
  ]);
  expect(received?.headers).toMatchObject({
    'content-type': 'application/json',
    authorization: 'Bearer ada',
    'if-match': '"7"',
    'idempotency-key': 'once',
    'x-forwarded-for': '127.0.0.1',
  });
  // A trace begins at the shell.
  expect(Object.keys(received?.headers ?? {}).filter((name) => name.startsWith('trace'))).toEqual(
    [],
  );
});

test.each([
  'http://OTHER/api/region',
  'http://OTHER/api/%2e%2e/secrets',
  '//OTHER/api/%2e%2e/secrets',
  '/api/%2e%2e//OTHER/secrets',
])('a request for %s reaches the gateway or no server', async (target) => {
  const stolen: (string | undefined)[] = [];
  const other = await listening((request, response) => {
    stolen.push(request.url);
    response.end();
  });
  const received: (string | undefined)[] = [];
  const shell = await shellBefore((request, response) => {
    received.push(request.url);
    response.end('{}');
  });

  const sent = target.replace('OTHER', `127.0.0.1:${other}`);
  await sendRaw(shell, sent, 'x');

  expect(stolen).toEqual([]);
  // The path is the caller’s, character for character.
  for (const url of received) expect(url).toBe(sent);
});

test('headers for the shell alone, and a host that the client claims, go no further', async () => {
  let received: IncomingMessage | undefined;
  const shell = await shellBefore((request, response) => {
    received = request;
    response.end('{}');
  });

  const headers = {
    connection: 'close ,\tX-Hop',
    'x-hop': '1',
    'x-forwarded-host': 'office.larkfare.example',
    'x-end': '2',
  };
  await once(get(`${shell}/api/region`, { headers }), 'response');

  expect(received?.headers).toMatchObject({ 'x-end': '2' });
  expect(received?.headers).not.toHaveProperty('x-hop');
  expect(received?.headers).not.toHaveProperty('x-forwarded-host');
});

test('a response is returned with its status, headers and body', async () => {
  const headers = {
    etag: '"8"',
    'retry-after': '60',
    'content-disposition': 'attachment; filename="bookings.csv"',
    'content-type': 'text/csv; charset=utf-8',
    'x-ratelimit-remaining': '0',
  };
  const shell = await shellBefore((_request, response) => {
    response.writeHead(429, headers).end('a,b');
  });

  const answer = await fetch(`${shell}/api/booking/export`);

  expect([answer.status, await answer.text()]).toEqual([429, 'a,b']);
  expect(Object.fromEntries(answer.headers)).toMatchObject(headers);
});

test('a response is streamed', async () => {
  let end = () => {};
  const shell = await shellBefore((_request, response) => {
    response.write('first');
    end = () => response.end(' last');
  });

  const answer = await fetch(`${shell}/api/booking/export`);
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  expect((await reader?.read())?.value).toBe('first');
  end();

  expect((await reader?.read())?.value).toBe(' last');
});

test.each([
  ['GET', 304],
  ['HEAD', 200],
  ['DELETE', 204],
])('%s returns %i and no body', async (method, status) => {
  const shell = await shellBefore((_request, response) => {
    response.writeHead(status, { etag: '"1"' }).end();
  });

  const answer = await fetch(`${shell}/media/places/PAR`, { method });

  expect([answer.status, answer.headers.get('etag'), await answer.text()]).toEqual([
    status,
    '"1"',
    '',
  ]);
});

test('an unavailable gateway is reported with a message and Retry-After', async () => {
  const shell = await shellAt(1);

  const answer = await fetch(`${shell}/graphql`, { method: 'POST', body: '{}' });

  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
  expect((await answer.json()).message).toMatch(/\.$/);
});
