import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { limitSending } from './sending.ts';

const longText = 'x'.repeat(12_000_000);
const limits = { sendMs: 60_000, bytesPerSecond: 1_000_000_000, unreadBytes: 1_000_000 };

let server: FastifyInstance;
let url: string;
let clients: Socket[];
beforeEach(() => {
  server = Fastify({ forceCloseConnections: true });
  clients = [];
});
afterEach(async () => {
  for (const client of clients) client.destroy();
  await server.close();
});

async function givenServer(overrides: Partial<typeof limits>) {
  limitSending(server, { ...limits, ...overrides });
  server.get('/short', async () => 'short');
  server.get('/long', async () => longText);
  url = await server.listen({ port: 0, host: '127.0.0.1' });
}

/** A client that sends requests and does not read. */
async function anUnreadResponse() {
  const client = connect(Number(new URL(url).port), '127.0.0.1');
  clients.push(client);
  client.on('error', () => undefined);
  client.write('GET /long HTTP/1.1\r\nHost: x\r\n\r\n');
  await once(client, 'readable');
  return client;
}

test('a client that reads too slowly is cut', async () => {
  await givenServer({ sendMs: 1 });
  const cut = new Promise((resolve) =>
    server.server.on('connection', (socket) => socket.on('close', resolve)),
  );

  await anUnreadResponse();

  await cut;
});

test('a long response has time for its length', async () => {
  await givenServer({ sendMs: 1, bytesPerSecond: 1000 });

  expect(await (await fetch(`${url}/long`)).text()).toHaveLength(longText.length);
});

test('an address that leaves too much unread is refused until it reads', async () => {
  await givenServer({});
  const client = await anUnreadResponse();
  expect((await fetch(`${url}/short`)).status).toBe(503);

  client.resetAndDestroy();
  await once(client, 'close');

  const responses = [];
  while (responses.at(-1) !== 200) responses.push((await fetch(`${url}/short`)).status);
});
