import Fastify from 'fastify';
import { limitWork, slotsOf } from './admission.ts';
import { capacities, workOf } from './admission.rules.ts';

test.each([
  ['POST', '/api/booking', false, undefined, 'booking'],
  ['POST', '/graphql', false, 'mutation Book { requestBooking }', 'booking'],
  ['POST', '/graphql', false, 'query Search { flightSearch }', 'search'],
  ['GET', '/api/flight/filter', false, undefined, 'search'],
  ['GET', '/api/booking', true, undefined, 'office'],
  ['POST', '/graphql', true, 'mutation Save { updateRegion }', 'office'],
  ['GET', '/*', false, undefined, 'page'],
  ['GET', '/_s/*', false, undefined, undefined],
  ['GET', '/readyz', false, undefined, undefined],
])('%s %s is work of its kind', (method, route, hasToken, operation, work) => {
  expect(workOf({ method, route, hasToken, operation })).toBe(work);
});

test('what exceeds the queue is refused, and a request that ends makes room for the first that waits', () => {
  const slots = slotsOf({ running: 1, queued: 1 });
  const begun: string[] = [];
  const first = slots.enter('a', () => begun.push('first'));
  const second = slots.enter('b', () => begun.push('second'));

  expect(slots.enter('c', () => begun.push('third'))).toBeUndefined();
  expect(begun).toEqual(['first']);
  first?.();
  expect(begun).toEqual(['first', 'second']);
  second?.();
  slots.enter('c', () => begun.push('third'));
  expect(begun).toEqual(['first', 'second', 'third']);
});

test('a request that disconnects while it waits takes no slot', () => {
  const slots = slotsOf({ running: 1, queued: 2 });
  const begun: string[] = [];
  const first = slots.enter('a', () => begun.push('first'));
  slots.enter('b', () => begun.push('gone'))?.();
  slots.enter('c', () => begun.push('third'));

  first?.();

  expect(begun).toEqual(['first', 'third']);
});

test('one address leaves room for others', () => {
  const slots = slotsOf({ running: 1, queued: 4 });
  const enter = (network: string) => slots.enter(network, () => undefined) !== undefined;

  expect(Array.from({ length: 5 }, () => enter('one'))).toEqual([true, true, true, true, false]);
  expect(enter('another')).toBe(true);
});

test('while searches fill their capacity, bookings are served', async () => {
  const server = Fastify();
  limitWork(server, { ...capacities, search: { running: 1, queued: 0 } });
  const { promise: ended, resolve: end } = Promise.withResolvers<string>();
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  server.get('/api/flight/filter', () => {
    begin();
    return ended;
  });
  server.post('/api/booking', async () => 'stored');
  const address = { remoteAddress: '192.0.2.1' };
  const first = server.inject({ url: '/api/flight/filter', ...address }).then((answer) => answer);
  await begun;

  const refused = await server.inject({ url: '/api/flight/filter', remoteAddress: '192.0.2.2' });
  const booked = await server.inject({ method: 'POST', url: '/api/booking' });
  end('found');

  expect(refused.statusCode).toBe(503);
  expect(booked.body).toBe('stored');
  expect((await first).body).toBe('found');
});
