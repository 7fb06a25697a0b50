import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import Fastify, { type FastifyInstance } from 'fastify';
import { finishRequests } from './finish-requests.ts';

/** A server with one request under way, which ends when the test decides. */
async function givenRequest(withinMs?: number) {
  const server = Fastify({ forceCloseConnections: true, return503OnClosing: false });
  finishRequests(server, withinMs);
  const { promise: body, resolve } = Promise.withResolvers<string>();
  const { promise: hasBegun, resolve: begin } = Promise.withResolvers<void>();
  server.get('/', () => {
    begin();
    return body;
  });
  server.get('/next', async () => 'next');
  const url = await server.listen({ port: 0, host: '127.0.0.1' });
  const response = fetch(url).then(
    (received) => received.text(),
    () => 'cut',
  );
  await hasBegun;
  return { server, url, response, finish: () => resolve('whole') };
}

async function closingOf(server: FastifyInstance) {
  const closing = server.close();
  while (server.server.listening) await new Promise(setImmediate);
  return { closing };
}

/** A client that keeps one connection open. */
function keptAlive(url: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  return async (path: string) => {
    const [response] = (await once(get(url + path, { agent }), 'response')) as [IncomingMessage];
    return [response.headers.connection, await text(response)];
  };
}

test('a server that closes finishes what it has begun, and accepts no further connections', async () => {
  const { server, url, response, finish } = await givenRequest();

  const { closing } = await closingOf(server);
  await expect(fetch(url)).rejects.toMatchObject({ cause: { code: 'ECONNREFUSED' } });
  finish();

  expect(await response).toBe('whole');
  await closing;
});

test('on an open connection one more request is served, and the connection closed with it', async () => {
  const { server, url, finish } = await givenRequest();
  const get = keptAlive(url);
  expect(await get('/next')).toEqual(['keep-alive', 'next']);

  const { closing } = await closingOf(server);
  expect(await get('/next')).toEqual(['close', 'next']);
  await expect(get('/next')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  finish();

  await closing;
});

test('a request that takes longer than idle connections stay open is finished', async () => {
  const { server, url, response, finish } = await givenRequest();
  const agent = new Agent({ keepAlive: true });
  const [next] = (await once(get(`${url}/next`, { agent }), 'response')) as [IncomingMessage];
  const isIdleClosed = once(next.socket, 'close');
  await text(next);

  const { closing } = await closingOf(server);
  await isIdleClosed;
  finish();

  expect(await response).toBe('whole');
  await closing;
});

test('a request that does not come to an end is cut', async () => {
  const { server, response } = await givenRequest(1);

  await server.close();

  expect(await response).toBe('cut');
});

test('a client that keeps its connection open holds nothing up', async () => {
  const { server, response, finish } = await givenRequest();
  finish();
  await response;

  const closed = once(server.server, 'close');
  await server.close();

  await closed;
});
