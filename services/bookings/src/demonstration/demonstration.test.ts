import { addDays } from '@larkfare/london-dates';
import { openDatabase } from '@larkfare/data-kit/database';
import { type GraphqlExecutor } from '@larkfare/server-kit/executor';
import { type DataSource } from 'typeorm';
import { loadDemonstration } from '../index.ts';
import {
  airlineId,
  arrivalAirportId,
  departureAirportId,
  flightId,
} from '../testing/fake-catalogue.ts';
import { startBookings, type TestBookings } from '../testing/test-bookings.ts';

const today = '2026-11-21';

const offer = {
  flightId,
  airline: { id: airlineId, name: 'Skylark Airways', shortName: 'Skylark', monogramPicture: null },
  departureAirport: {
    id: departureAirportId,
    code: 'LHR',
    name: 'Heathrow',
    locationName: 'London',
  },
  arrivalAirport: { id: arrivalAirportId, code: 'DXB', name: 'Dubai', locationName: 'Dubai' },
  outboundMinutes: 410,
  returnMinutes: 445,
  stops: 0,
};
/** No one-way prices in July and August. */
const monthlyPrices = Array.from({ length: 12 }, (_, index) => ({
  month: index + 1,
  oneWayPence: index === 6 || index === 7 ? null : 20_000 + index,
  roundTripPence: 40_000 + index,
}));
const catalogue = (async ({ query }) => {
  if (query.includes('popularLocations')) return { data: { popularLocations: [{ id: 'x' }] } };
  if (query.includes('flightSearch')) return { data: { flightSearch: { items: [offer] } } };
  return { data: { _entities: [{ id: flightId, monthlyPrices }] } };
}) satisfies GraphqlExecutor;

describe('the demonstration', () => {
  let server: TestBookings;
  let db: DataSource;
  beforeEach(async () => {
    server = await startBookings();
    db = await openDatabase({ url: server.databaseUrl, schema: 'bookings' });
  });
  afterEach(async () => {
    await db.destroy();
    await server.close();
  });
  const load = (from: GraphqlExecutor = catalogue) =>
    loadDemonstration(db, { today, catalogue: from });
  const counts = () =>
    server.rows(`SELECT (SELECT count(*)::int FROM bookings.bookings) AS bookings,
      (SELECT count(*)::int FROM bookings.quotes) AS quotes,
      (SELECT count(*)::int FROM bookings.contact_messages) AS messages`);

  it('fills empty bookings with a year and a half of business, and sends no mail', async () => {
    expect(await load()).toBe(true);

    expect(await counts()).toEqual([{ bookings: 900, quotes: 160, messages: 140 }]);
    const [span] = await server.rows(
      `SELECT min(departure_date)::text AS "firstDeparture", max(departure_date) > $1::date AS "isAhead",
         max(created_at) < $1::date AS "isPast", bool_and(updated_at >= created_at) AS "isInOrder",
         count(DISTINCT state)::int AS states, min(created_at) > $2::date AS "isRecent"
       FROM bookings.bookings`,
      [today, addDays(today, -560)],
    );
    expect(span).toMatchObject({
      isAhead: true,
      isPast: true,
      isInOrder: true,
      states: 4,
      isRecent: true,
    });
    expect(span?.firstDeparture >= addDays(today, -365)).toBe(true);
    expect(await server.sentMails()).toHaveLength(0);
    expect(await server.rows('SELECT FROM bookings.changes')).toHaveLength(0);
  });

  it('has prices that were offered, addresses and numbers that do not exist', async () => {
    await load();

    const wrong = await server.rows(
      `SELECT reference FROM bookings.bookings
        WHERE initial_price_pence <> CASE WHEN return_date IS NULL THEN 20000 ELSE 40000 END + extract(month FROM departure_date) - 1
           OR (return_date IS NULL AND extract(month FROM departure_date) IN (7, 8))
           OR user_email !~ '^[a-z]+[.][a-z]+@example[.](com|org|net)$'
           OR contact_phone !~ '^[+]44(7700900|2079460|1614960|1314960|2920180)[0-9]{3}$'`,
    );
    expect(wrong).toEqual([]);
  });

  it('is the same for the same day', async () => {
    const everything = () =>
      server.rows(
        `SELECT md5(string_agg(to_jsonb(b)::text, '' ORDER BY id)) AS sum FROM bookings.bookings b`,
      );
    await load();
    const first = await everything();
    await server.rows(
      'TRUNCATE bookings.bookings, bookings.idempotency_keys, bookings.quotes, bookings.contact_messages, bookings.demonstration',
    );

    await load();

    expect(await everything()).toEqual(first);
  });

  it('is loaded once, also by two at once, and not again when everything was deleted', async () => {
    const loaded = await Promise.all([load(), load()]);
    await server.rows(
      'TRUNCATE bookings.bookings, bookings.idempotency_keys, bookings.quotes, bookings.contact_messages',
    );

    expect(loaded.filter(Boolean)).toHaveLength(1);
    expect(await load()).toBe(false);
    expect(await counts()).toEqual([{ bookings: 0, quotes: 0, messages: 0 }]);
  });

  it('leaves bookings alone that hold anything, and those of a catalogue without flights', async () => {
    const empty = (async ({ query }) =>
      query.includes('popularLocations')
        ? { data: { popularLocations: [] } }
        : { data: { _entities: [] } }) satisfies GraphqlExecutor;
    expect(await load(empty)).toBe(false);

    await server.rows(
      `INSERT INTO bookings.contact_messages (id, reference, name, email, message, request_hash)
       VALUES (gen_random_uuid(), 'LM-222222', 'Ann', 'ann@example.com', 'Hello', '')`,
    );
    expect(await load()).toBe(false);
    expect(await counts()).toEqual([{ bookings: 0, quotes: 0, messages: 1 }]);
  });
});
