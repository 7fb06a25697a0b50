import { expect, test } from './site.ts';
import { anOffer, bookingBody, type Offer } from './offers.ts';

let offer: Offer;
test.beforeAll(async () => {
  offer = await anOffer(process.env.SITE_URL ?? '');
});

test('the same request sent five times at once makes one booking (§9)', async ({
  request,
  sql,
}) => {
  const data = bookingBody(offer, { customerName: 'Five At Once' });

  const responses = await Promise.all(
    Array.from({ length: 5 }, () => request.post('/api/booking', { data })),
  );

  const ids = await Promise.all(responses.map(async (response) => (await response.json())._id));
  expect(responses.map((response) => response.status())).toEqual([201, 201, 201, 201, 201]);
  expect(new Set(ids).size).toBe(1);
  expect(await stored(sql, 'Five At Once')).toBe(1);
});

test('two tabs that submit the same form make one booking', async ({ request, sql }) => {
  const data = bookingBody(offer, { customerName: 'Two Tabs' });

  for (const key of ['tab-one-key-0001', 'tab-two-key-0002']) {
    const response = await request.post('/api/booking', {
      data,
      headers: { 'idempotency-key': key },
    });
    expect(response.status()).toBe(201);
  }

  expect(await stored(sql, 'Two Tabs')).toBe(1);
});

test('a key used again for another request is refused', async ({ request, sql }) => {
  const headers = { 'idempotency-key': 'one-key-for-two-requests' };

  await request.post('/api/booking', {
    data: bookingBody(offer, { customerName: 'First Body' }),
    headers,
  });
  const second = await request.post('/api/booking', {
    data: bookingBody(offer, { customerName: 'Second Body' }),
    headers,
  });

  expect(second.status()).toBe(422);
  expect(await stored(sql, 'Second Body')).toBe(0);
});

test('a price that changed since it was shown is refused, and nothing is stored', async ({
  request,
  sql,
}) => {
  const data = bookingBody(offer, {
    customerName: 'Old Price',
    initialBookingPrice: offer.finalPrice + 1,
  });

  const response = await request.post('/api/booking', { data });

  expect(response.status()).toBe(409);
  expect((await response.json()).message).toContain(
    offer.finalPrice.toLocaleString('en-GB', { minimumFractionDigits: 2 }),
  );
  expect(await stored(sql, 'Old Price')).toBe(0);
});

const stored = async (
  sql: (text: string, values: unknown[]) => Promise<{ n: number }[]>,
  customer: string,
) =>
  (
    await sql('SELECT count(*)::int AS n FROM bookings.bookings WHERE customer_name = $1', [
      customer,
    ])
  )[0]?.n;
