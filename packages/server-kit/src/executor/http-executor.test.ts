import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, createServer as createTcpServer } from 'node:net';
import { httpExecutor, notAnswering } from './http-executor.ts';

const answer = JSON.stringify({ data: { place: 'Zürich' } });
const unavailable = {
  errors: [{ message: notAnswering, extensions: { code: 'SERVICE_UNAVAILABLE' } }],
};
const query = '{ place }';

const running: Server[] = [];
afterEach(() => {
  for (const server of running.splice(0)) {
    server.close();
    server.closeAllConnections();
  }
});

/** The address of a subgraph that handles its requests with these listeners in turn, the last one from then on. */
async function subgraph(...listeners: RequestListener[]) {
  const seen = { requests: 0, connections: 0 };
  const server = createServer((request, response) => {
    const listener = listeners[Math.min(seen.requests, listeners.length - 1)];
    seen.requests += 1;
    listener?.(request, response);
  });
  server.on('connection', () => (seen.connections += 1));
  running.push(server.listen(0, '127.0.0.1'));
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/graphql`, seen, server };
}

const respond: RequestListener = (_, response) => void response.end(answer);
const disconnect: RequestListener = ({ socket }) => void socket.destroy();

test('requests share a connection, in which no response is compressed', async () => {
  const headers: unknown[] = [];
  const { url, seen } = await subgraph((request, response) => {
    headers.push(request.headers['accept-encoding']);
    respond(request, response);
  });
  const execute = httpExecutor(url);

  for (const _ of [1, 2, 3]) expect(await execute({ query })).toEqual(JSON.parse(answer));
  expect(seen).toEqual({ requests: 3, connections: 1 });
  expect(headers).toEqual([undefined, undefined, undefined]);
});

test('a response may come in chunks that divide a character', async () => {
  const { url } = await subgraph((_, response) => {
    const bytes = Buffer.from(answer);
    const inside = bytes.indexOf('ü') + 1;
    response.write(bytes.subarray(0, inside), () => response.end(bytes.subarray(inside)));
  });
  expect(await httpExecutor(url)({ query })).toEqual(JSON.parse(answer));
});

test('a query is sent again when the kept connection was closed, a mutation is not', async () => {
  for (const [text, expected, requests] of [
    [query, JSON.parse(answer), 3],
    ['mutation { book }', unavailable, 2],
  ]) {
    const { url, seen } = await subgraph(respond, disconnect, respond);
    const execute = httpExecutor(url);
    await execute({ query });
    expect(await execute({ query: text })).toEqual(expected);
    expect(seen.requests).toBe(requests);
  }
});

test('a query is sent twice at most, however many kept connections are closed', async () => {
  const { url, seen } = await subgraph(respond, respond, disconnect);
  const execute = httpExecutor(url);
  await Promise.all([execute({ query }), execute({ query })]);

  expect(await execute({ query })).toEqual(unavailable);
  expect(seen.requests).toBe(4);
});

test.each<[string, RequestListener]>([
  ['does not begin in time', () => undefined],
  ['does not end in time', (_, response) => void response.write('{"data":')],
  [
    'ends halfway',
    (request, response) => response.write('{"data":', () => void request.socket.destroy()),
  ],
  ['is not JSON', (_, response) => void response.end('Bad gateway')],
  ['rejects the secret', (_, response) => void response.writeHead(401).end(answer)],
])('a response that %s is reported as unavailable', async (_, listener) => {
  const { url } = await subgraph(listener);
  expect(await httpExecutor(url, { timeoutMs: 200 })({ query })).toEqual(unavailable);
});

test('a server that was restarted serves the next request', async () => {
  const { url, server } = await subgraph(respond);
  const execute = httpExecutor(url);
  await execute({ query });
  server.closeAllConnections();
  await once(server.close(), 'close');
  expect(await execute({ query })).toEqual(unavailable);
  await once(server.listen(Number(new URL(url).port), '127.0.0.1'), 'listening');

  expect(await execute({ query })).toEqual(JSON.parse(answer));
});

test('an https address is called over TLS', async () => {
  const handshake = 22;
  const server = createTcpServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const sent = httpExecutor(`https://127.0.0.1:${port}/graphql`)({ query });
  const [socket] = await once(server, 'connection');
  const [bytes] = await once(socket, 'data');
  socket.destroy();
  server.close();

  expect(bytes[0]).toBe(handshake);
  expect(await sent).toEqual(unavailable);
});
