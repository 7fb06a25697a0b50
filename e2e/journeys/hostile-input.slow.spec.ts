import { anOffer, bookingBody } from './offers.ts';
import { expect, test } from './site.ts';
import { depart, ret } from './trips.ts';

/** Already percent-encoded, as they go over the wire. */
const hostileTexts = [
  '%00',
  'a%00b',
  '%FF',
  '%E0%A4%A',
  '%',
  '%F0%9F%9B%AB',
  "'%3B%20DROP%20TABLE%20catalogue.flights%3B--",
  '%25%27%20OR%201%3D1',
  '%3Cscript%3Ealert(1)%3C%2Fscript%3E',
  '__proto__',
  'null',
  'NaN',
  '-1',
  '-999999999999999999999999',
  '1e999',
  '2026-02-30',
  '..%2F..%2Fetc%2Fpasswd',
  'x'.repeat(5000),
];

/** No field of any body may hold one of these. */
const neverTaken: unknown[] = [
  {},
  { $gt: '' },
  [1, [2]],
  'a\u0000b',
  'x'.repeat(20_000),
  -1,
  -1e308,
  1e308,
  true,
  '<script>alert(1)</script>',
  "'; DROP TABLE bookings.bookings; --",
];
const hostileValuesOf = (field: string): unknown[] => {
  // Fields that it leaves out have their usual values, so an empty body is a valid one.
  if (field === 'passengerCount')
    return [[], 'two', true, -1, { adults: -1 }, { children: 'many' }, { infants: 1e308 }];
  return neverTaken;
};

const site = () => process.env.SITE_URL ?? '';

async function expectSentence(response: Response, what: string) {
  expect(response.status, what).toBeGreaterThanOrEqual(400);
  expect(response.status, what).toBeLessThan(500);
  const { message, error } = (await response.json()) as { message: string; error: string };
  expect(message, what).toMatch(/^\S.* .*\S$/s);
  expect(message, `${what} shown twice`).toBe(error);
  expect(message, what).not.toMatch(/postgres|SQL|syntax error|\bat .*\.ts/i);
}

type Sql = <Row extends Record<string, unknown>>(text: string) => Promise<Row[]>;

/** The rows of a table that the posts of this file left; other journeys post at the same time. */
const whatIsLeft = (sql: Sql) =>
  sql(
    ['bookings.bookings', 'bookings.contact_messages', 'bookings.quotes']
      .map((table) => `SELECT t::text AS row FROM ${table} t WHERE t::text ILIKE '%hostile%'`)
      .join(' UNION ALL '),
  );

/** The catalogue, which no visitor can change. */
async function countCatalogue(sql: Sql) {
  const tables = ['regions', 'countries', 'locations', 'airports', 'airlines', 'flights'];
  const counts = tables.map(
    (table) => `(SELECT count(*)::int FROM catalogue.${table}) AS ${table}`,
  );
  const [rows = {}] = await sql<Record<string, number>>(`SELECT ${counts.join(', ')}`);
  return rows;
}

interface Described {
  get?: { parameters?: { name: string; in: string }[] };
}

test('no parameter of a public read causes a fault (§5)', async ({ sql }) => {
  test.slow();
  const { paths } = (await (await fetch(`${site()}/api/openapi.json`)).json()) as {
    paths: Record<string, Described>;
  };
  const reads = Object.entries(paths).flatMap(([path, { get }]) =>
    (get?.parameters ?? []).map((parameter) => ({ path, ...parameter })),
  );
  expect(reads.length).toBeGreaterThanOrEqual(25);
  const before = await countCatalogue(sql);

  for (const { path, name, in: where } of reads)
    await Promise.all(
      hostileTexts.map(async (text) => {
        const address =
          where === 'path'
            ? path.replace(`{${name}}`, text)
            : `${path.replace(/\{\w+\}/g, '00000000-0000-7000-8000-000000000000')}?${name}=${text}`;
        const what = `${address.slice(0, 120)} (${name})`;
        const response = await fetch(site() + address);
        if (response.status >= 400) return expectSentence(response, what);
        expect(response.status, what).toBe(200);
        await response.json();
      }),
    );

  expect(await countCatalogue(sql)).toEqual(before);
});

test('every field of every public post refuses what it cannot hold, and nothing is stored (§5)', async ({
  sql,
}) => {
  const offer = await anOffer(site());
  const posts: Record<string, Record<string, unknown>> = {
    '/api/booking': bookingBody(offer, {
      customerName: 'Hostile',
      userEmail: 'hostile@example.com',
    }),
    '/api/contact': {
      name: 'Hostile',
      email: 'hostile@example.com',
      phone: '07700 900123',
      message: 'Hello.',
    },
    '/api/quote/': {
      customerName: 'Hostile',
      email: 'hostile@example.com',
      contactPhone: '07700 900123',
      tripType: 'round-trip',
      from: 'London',
      to: 'Dublin',
      preferredAirline: '',
      departureDate: depart,
      arrivalDate: ret,
      passengerCount: { adults: 1, children: 0, infants: 0 },
      extraDetails: '',
    },
  };

  for (const [path, body] of Object.entries(posts)) {
    const send = (changed: unknown) =>
      fetch(site() + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(changed),
      });
    for (const field of Object.keys(body)) {
      for (const value of hostileValuesOf(field))
        await expectSentence(
          await send({ ...body, [field]: value }),
          `${path} with ${field} = ${JSON.stringify(value).slice(0, 60)}`,
        );
    }
    for (const whole of [null, [], 'text', 7])
      await expectSentence(await send(whole), `${path} with ${JSON.stringify(whole)}`);
  }

  expect(await whatIsLeft(sql)).toEqual([]);
});

test('a count of travellers below the least, a return before the departure and a day that has passed are refused', async ({
  sql,
}) => {
  const offer = await anOffer(site());
  for (const change of [
    { adults: 1.5 },
    { children: -1 },
    { infants: 999 },
    { returnDate: `${offer.depart}T00:00` },
    { departureDate: '2020-01-01T00:00' },
    { departureDate: '2026-02-30T00:00' },
    { contactPreference: 'pigeon' },
    { userEmail: 'visitor@example.com\r\nBcc: everyone@example.com' },
    { initialBookingPrice: '12; DROP TABLE' },
    { flightId: '00000000-0000-7000-8000-000000000000' },
  ])
    await expectSentence(
      await fetch(`${site()}/api/booking`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(bookingBody(offer, { customerName: 'Hostile', ...change })),
      }),
      JSON.stringify(change),
    );
  expect(await whatIsLeft(sql)).toEqual([]);
});

test('requests that are not JSON, too large or not for us are refused with a sentence', async () => {
  const post = (body: BodyInit, type: string) =>
    fetch(`${site()}/api/booking`, { method: 'POST', headers: { 'content-type': type }, body });

  await expectSentence(await post('{"flightId":', 'application/json'), 'half of a body');
  await expectSentence(await post('<booking/>', 'text/xml'), 'XML');
  await expectSentence(await post('a=1', 'application/x-www-form-urlencoded'), 'a form');
  await expectSentence(await post('{}', 'application/json'), 'nothing in it');
  await expectSentence(
    await post(JSON.stringify({ extraDetails: 'x'.repeat(3_000_000) }), 'application/json'),
    '3 MB',
  );
  await expectSentence(await fetch(`${site()}/api/no/such/path`), 'an unknown path');
  await expectSentence(await fetch(`${site()}/api/booking`, { method: 'DELETE' }), 'DELETE');
});

test('no address causes a fault, and no page repeats its parameters as code', async () => {
  const pages = ['/search?from=', '/search?to_id=', '/search-results?date=', '/search?page='];
  const places = ['/flight/', '/countries/', '/media/', '/_r/public/', '/_s/', '/'];
  for (const start of [...pages, ...places])
    await Promise.all(
      hostileTexts.map(async (text) => {
        const response = await fetch(site() + start + text, { redirect: 'manual' });
        expect(response.status, start + text.slice(0, 60)).toBeLessThan(500);
        expect(await response.text()).not.toContain('<script>alert(1)</script>');
      }),
    );
});

test('GraphQL that is broken, endless or nosy is refused', async () => {
  const ask = async (query: unknown) => {
    const response = await fetch(`${site()}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query }),
    });
    expect(response.status).toBeLessThan(500);
    return (await response.json()) as { data?: unknown; errors?: { message: string }[] };
  };
  const deep = `{ regions { ${'countries { region { '.repeat(30)} id ${'} }'.repeat(30)} } }`;
  const many = `{ ${Array.from({ length: 2000 }, (_, n) => `a${n}: regions { id }`).join(' ')} }`;

  for (const query of [
    '{ regions {',
    7,
    null,
    '',
    deep,
    many,
    `#${'x'.repeat(300_000)}\n{ regions { id } }`,
  ]) {
    const { errors } = await ask(query);
    expect(errors?.length, String(query).slice(0, 60)).toBeGreaterThan(0);
    expect(JSON.stringify(errors)).not.toMatch(/\/work\/|node_modules|\.ts:\d/);
  }
});
