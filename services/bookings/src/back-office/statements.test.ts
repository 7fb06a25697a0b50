import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';
import { startOffice, type TestOffice } from '../testing/test-office.ts';

const lists = {
  bookings: `{ bookings(filter: {}, size: 100) { items { id customerName airline { id } notes } totalItems } }`,
  quotes: `{ quotes(filter: { query: "ann" }, size: 100) { items { id customerName preferredAirline { id } notes } totalItems } }`,
  contactMessages: `{ contactMessages(filter: { status: pending }, size: 100) { items { id name extraNotes } totalItems } }`,
  bookingsExport: `{ bookingsExport(filter: {}) { text next } }`,
  bookingAnalytics: `{ bookingAnalytics { totalBookings allTime { month } topFlights { flightId } } }`,
  bookingsChanges: `{ bookingsChanges(size: 100) { items { id fields { name } } totalItems } }`,
};

describe('the number of SQL statements', () => {
  let server: TestOffice;
  beforeAll(async () => {
    server = await startOffice();
  });
  afterAll(() => server.close());

  it.each(Object.entries(lists))('for %s does not grow with the list', async (_, query) => {
    await server.clear();
    const few = await countStatements(() => server.answer(query));
    for (let count = 0; count < 60; count++) {
      await server.fixtures.booking({ adults: count });
      await server.fixtures.quote();
      await server.fixtures.contactMessage();
    }

    const many = await countStatements(() => server.answer(query));

    expect(few).toBeGreaterThan(0);
    expect(many).toBe(few);
    expect(many).toBeLessThanOrEqual(3);
  });
});

const counting = new AsyncLocalStorage<{ count: number }>();

/** Every statement goes through a client of `pg`; the mail worker's own are not sent for the work. */
async function countStatements(work: () => Promise<unknown>): Promise<number> {
  const original = Object.getOwnPropertyDescriptor(pg.Client.prototype, 'query');
  if (!original) throw new Error('pg sends its statements in another way now.');
  const counted = { count: 0 };
  Object.defineProperty(pg.Client.prototype, 'query', {
    ...original,
    value(this: pg.Client, ...args: unknown[]) {
      const own = counting.getStore();
      if (own) own.count += 1;
      return Reflect.apply(original.value as () => unknown, this, args);
    },
  });
  try {
    await counting.run(counted, work);
  } finally {
    Object.defineProperty(pg.Client.prototype, 'query', original);
  }
  return counted.count;
}
