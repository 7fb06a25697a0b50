import { once } from 'node:events';
import Fastify from 'fastify';
import { finishRequests } from './finish-requests.ts';

/** A server with one request under way, which is answered when the test says so. */
async function givenRequest(withinMs?: number) {
  const server = Fastify({ forceCloseConnections: true });
  finishRequests(server, withinMs);
  const { promise: answer, resolve } = Promise.withResolvers<string>();
  const { promise: hasBegun, resolve: begin } = Promise.withResolvers<void>();
  server.get('/', () => {
    begin();
    return answer;
  });
  const url = await server.listen({ port: 0, host: '127.0.0.1' });
  const response = fetch(url).then(
    (answered) => answered.text(),
    () => 'cut',
  );
  await hasBegun;
  return { server, url, response, finish: () => resolve('whole') };
}

test('a server that closes finishes what it has begun, and refuses what comes later', async () => {
  const { server, url, response, finish } = await givenRequest();

  const closing = server.close();
  expect((await fetch(url)).status).toBe(503);
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
