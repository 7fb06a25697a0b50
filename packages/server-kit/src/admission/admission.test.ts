import { once } from 'node:events';
import { connect } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { jest } from '@jest/globals';
import Fastify from 'fastify';
import { limitWork, type Recognise, slotsOf } from './admission.ts';
import { beginInTurns } from './turns.ts';
import {
  type RequestedOperation,
  capacities,
  excessWaitMs,
  isWork,
  type Recognised,
  refusalDelayMs,
  turnMs,
  type Work,
  workOf,
} from './admission.rules.ts';

test.each<[string, string, Recognised, RequestedOperation | undefined, Work]>([
  ['POST', '/api/booking', undefined, undefined, 'booking'],
  [
    'POST',
    '/graphql',
    undefined,
    { query: 'mutation { requestBooking }', isQuery: false },
    'booking',
  ],
  ['POST', '/graphql', undefined, { query: 'query { flightSearch }', isQuery: true }, 'search'],
  ['POST', '/graphql', undefined, undefined, 'search'],
  ['GET', '/api/flight/filter', undefined, undefined, 'search'],
  ['GET', '/api/booking', 'office', undefined, 'office'],
  ['POST', '/graphql', 'office', { query: 'mutation { updateRegion }', isQuery: false }, 'office'],
  ['POST', '/api/auth/login', undefined, undefined, 'sign-in'],
  ['POST', '/graphql', undefined, { query: 'mutation { signIn }', isQuery: false }, 'sign-in'],
  ['POST', '/api/auth/login/', 'known device', undefined, 'office'],
  ['POST', '/graphql', 'known device', { query: 'mutation { signIn }', isQuery: false }, 'office'],
  ['POST', '/api/auth/login', 'office', undefined, 'office'],
  ['GET', '/api/flight/filter', 'known device', undefined, 'search'],
  ['GET', '/*', undefined, undefined, 'page'],
  ['GET', '/registry/v1/channels/:channel', undefined, undefined, 'registry'],
  ['POST', '/registry/v1/remotes/:name/versions', undefined, undefined, 'publishing'],
  ['GET', '/registry/v1/remotes/:name', 'office', undefined, 'office'],
  ['GET', '/media/*', 'office', undefined, 'file'],
  ['GET', '/sitemap.xml', undefined, undefined, 'file'],
])('%s %s is work of its kind', (method, route, caller, operation, work) => {
  expect(workOf({ method, route, caller, operation })).toBe(work);
});

test.each(['/', '/api/booking', '/graphql', '/registry/v1/*', '/media/*', '/sitemap.xml'])(
  '%s is work',
  (route) => {
    expect(isWork(route)).toBe(true);
  },
);

test.each(['/_s/*', '/readyz', '/api/docs/static/*', undefined])('%s is no work', (route) => {
  expect(isWork(route)).toBe(false);
});

/** Requests by name, in the order in which they began or were refused. */
function givenSlots(running: number, queued = 10) {
  const slots = slotsOf({ running, queued, waitMs: 3000 });
  const started: string[] = [];
  const refused: string[] = [];
  const enter = (network: string, name = network) =>
    slots.enter(network, { begin: () => started.push(name), refuse: () => refused.push(name) });
  return { enter, started, refused };
}

describe('slots', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  test('a request that ends makes room for the next that waits', () => {
    const { enter, started } = givenSlots(1);
    const leaveFirst = enter('first');
    const leaveSecond = enter('second');
    enter('third');
    expect(started).toEqual(['first']);

    leaveFirst();
    leaveFirst();
    expect(started).toEqual(['first', 'second']);
    leaveSecond();
    expect(started).toEqual(['first', 'second', 'third']);
  });

  test('a request that disconnects while it waits takes no slot', () => {
    const { enter, started } = givenSlots(1);
    const leaveFirst = enter('first');
    enter('gone')();
    enter('second');

    leaveFirst();

    expect(started).toEqual(['first', 'second']);
  });

  test('one address leaves room for others, and goes after those that have nothing running', () => {
    const { enter, started } = givenSlots(5);
    const leave = Array.from({ length: 6 }, (_, n) => enter('one', `one ${n}`));
    expect(started).toHaveLength(4);

    enter('another');
    enter('one', 'its next');
    enter('a third');
    leave[0]?.();

    expect(started.slice(4)).toEqual(['another', 'a third']);
  });

  test('a request that waits too long is refused', () => {
    const { enter, started, refused } = givenSlots(1);
    const leaveFirst = enter('first');
    enter('second');

    jest.advanceTimersByTime(2999);
    expect(refused).toEqual([]);
    jest.advanceTimersByTime(1);
    leaveFirst();

    expect([started, refused]).toEqual([['first'], ['second']]);
  });

  test('one too many is refused within two seconds: the newest of those that have something running', () => {
    const { enter, started, refused } = givenSlots(1, 2);
    const leaveFirst = enter('one', 'first');
    const leaveSecond = enter('one', 'second');
    enter('one', 'third');
    enter('another');
    leaveFirst();
    leaveSecond();
    expect([started, refused]).toEqual([['first', 'second', 'another'], []]);

    jest.advanceTimersByTime(2 * refusalDelayMs);
    expect(refused).toEqual(['third']);
    enter('a fourth');
    enter('a fifth');
    enter('a sixth');
    jest.advanceTimersByTime(2 * refusalDelayMs);
    expect(refused).toEqual(['third', 'a sixth']);
  });

  test('excess requests are served after all once nothing else waits, the newest first', () => {
    const { enter, started, refused } = givenSlots(1, 1);
    const leaveFirst = enter('first');
    const leaveSecond = enter('second');
    enter('third');
    enter('fourth');

    leaveFirst();
    leaveSecond();
    expect(started).toEqual(['first', 'second', 'fourth']);

    jest.advanceTimersByTime(2 * refusalDelayMs);
    expect(refused).toEqual(['third']);
  });

  test('excess requests that have waited begin only while more than half of the slots are free', () => {
    const { enter, started } = givenSlots(2, 1);
    const [leaveFirst, leaveSecond, leaveThird] = ['first', 'second', 'third'].map((each) =>
      enter(each),
    );
    enter('too many');
    jest.advanceTimersByTime(excessWaitMs + 1);

    leaveFirst?.();
    leaveSecond?.();
    expect(started).toEqual(['first', 'second', 'third']);
    leaveThird?.();
    expect(started).toEqual(['first', 'second', 'third', 'too many']);
  });
});

test('while searches fill their capacity, bookings and the office are served', async () => {
  const server = Fastify();
  const recognise: Recognise = async ({ headers }) =>
    headers.authorization === 'Bearer ours' ? 'office' : undefined;
  limitWork(server, beginInTurns(server), recognise, {
    ...capacities,
    search: { running: 1, queued: 1, waitMs: 1 },
  });
  const { promise: ended, resolve: end } = Promise.withResolvers<string>();
  const { promise: started, resolve: begin } = Promise.withResolvers<void>();
  server.get('/api/flight/filter', ({ headers }) => {
    if (headers.authorization) return 'found at once';
    begin();
    return ended;
  });
  server.post('/api/booking', async () => 'stored');
  const search = (authorization?: string) =>
    server.inject({
      url: '/api/flight/filter',
      headers: authorization ? { authorization } : {},
    });
  const first = search().then((response) => response);
  await started;

  const refused = [await search(), await search('Bearer made up')];
  const office = await search('Bearer ours');
  const booked = await server.inject({ method: 'POST', url: '/api/booking' });
  end('found');

  expect(refused.map(({ statusCode }) => statusCode)).toEqual([503, 503]);
  expect([office.body, booked.body]).toEqual(['found at once', 'stored']);
  expect((await first).body).toBe('found');
});

test('a client that does not read its response holds no slot', async () => {
  const server = Fastify();
  limitWork(server, beginInTurns(server), undefined, {
    ...capacities,
    page: { running: 1, queued: 1, waitMs: 100 },
  });
  server.get('/*', async ({ url }) => (url === '/long' ? 'x'.repeat(12_000_000) : 'short'));
  const site = await server.listen({ port: 0, host: '127.0.0.1' });
  const client = connect(Number(new URL(site).port), '127.0.0.1');
  client.write('GET /long HTTP/1.1\r\nHost: x\r\n\r\n');
  await once(client, 'readable');

  const response = await fetch(`${site}/short`);

  expect(await response.text()).toBe('short');
  client.destroy();
  await server.close();
});

test('a booking is stored between searches that arrived before it', async () => {
  const server = Fastify();
  limitWork(server, beginInTurns(server));
  const answered: string[] = [];
  server.get('/api/flight/filter', async () => {
    const ends = performance.now() + turnMs;
    while (performance.now() < ends);
    answered.push('search');
    return 'found';
  });
  server.post('/api/booking', async () => {
    for (let hop = 0; hop < 5; hop += 1) await setImmediate();
    answered.push('booking');
    return 'stored';
  });
  const searches = Array.from({ length: 30 }, () => server.inject('/api/flight/filter'));
  const booking = server.inject({ method: 'POST', url: '/api/booking' });
  await Promise.all([...searches, booking]);

  expect(answered.indexOf('booking')).toBeLessThan(15);
});
