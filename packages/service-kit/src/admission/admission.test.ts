import Fastify from 'fastify';
import { limitWork, slotsOf } from './admission.ts';
import { capacities, isWork, workOf } from './admission.rules.ts';

test.each([
  ['POST', '/api/booking', false, undefined, 'booking'],
  ['POST', '/graphql', false, 'mutation Book { requestBooking }', 'booking'],
  ['POST', '/graphql', false, 'query Search { flightSearch }', 'search'],
  ['GET', '/api/flight/filter', false, undefined, 'search'],
  ['GET', '/api/booking', true, undefined, 'office'],
  ['POST', '/graphql', true, 'mutation Save { updateRegion }', 'office'],
  ['GET', '/*', false, undefined, 'page'],
])('%s %s is work of its kind', (method, route, isOffice, operation, work) => {
  expect(workOf({ method, route, isOffice, operation })).toBe(work);
});

test.each(['/_s/*', '/readyz', '/media/*', undefined])('%s is no work', (route) => {
  expect(isWork(route)).toBe(false);
});

/** Requests by name, in the order in which they began. */
function givenSlots(running: number) {
  const slots = slotsOf(running);
  const begun: string[] = [];
  const enter = (network: string, name = network) => slots.enter(network, () => begun.push(name));
  return { enter, begun: async () => (await Promise.resolve(), begun) };
}

test('a request that ends makes room for the newest that waits', async () => {
  const { enter, begun } = givenSlots(1);
  const leaveFirst = enter('first');
  enter('second');
  const leaveThird = enter('third');
  expect(await begun()).toEqual(['first']);

  leaveFirst();
  leaveFirst();
  expect(await begun()).toEqual(['first', 'third']);
  leaveThird();
  expect(await begun()).toEqual(['first', 'third', 'second']);
});

test('a request that disconnects while it waits takes no slot', async () => {
  const { enter, begun } = givenSlots(1);
  const leaveFirst = enter('first');
  enter('second');
  enter('gone')();

  leaveFirst();

  expect(await begun()).toEqual(['first', 'second']);
});

test('one address leaves room for others, and goes after those that have nothing running', async () => {
  const { enter, begun } = givenSlots(5);
  const leave = Array.from({ length: 6 }, (_, n) => enter('one', `one ${n}`));
  expect(await begun()).toHaveLength(4);

  enter('another');
  enter('a third');
  enter('one', 'its newest');
  leave[0]?.();

  expect((await begun()).slice(4)).toEqual(['another', 'a third']);
});

test('while searches fill their capacity, bookings and the office are served', async () => {
  const server = Fastify();
  const isOffice = async ({ headers }: { headers: object }) =>
    'authorization' in headers && headers.authorization === 'Bearer ours';
  limitWork(server, isOffice, { ...capacities, search: { running: 1, waitMs: 1 } });
  const { promise: ended, resolve: end } = Promise.withResolvers<string>();
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
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
  const first = search().then((answer) => answer);
  await begun;

  const refused = [await search(), await search('Bearer made up')];
  const office = await search('Bearer ours');
  const booked = await server.inject({ method: 'POST', url: '/api/booking' });
  end('found');

  expect(refused.map(({ statusCode }) => statusCode)).toEqual([503, 503]);
  expect([office.body, booked.body]).toEqual(['found at once', 'stored']);
  expect((await first).body).toBe('found');
});
