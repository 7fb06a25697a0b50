import { addDays } from '@larkfare/london-dates';
import { startOffice, type TestOffice } from '../testing/test-office.ts';
import { bookingInput, today } from '../testing/test-bookings.ts';

let server: TestOffice;
beforeAll(async () => {
  server = await startOffice();
});
afterEach(() => server.clear());
afterAll(() => server.close());

const request = async (differs: Record<string, unknown> = {}) => {
  const { data } = await server.query(
    `mutation ($input: RequestBookingInput!) { requestBooking(input: $input) {
      ... on BookingRequested { booking { id pagePath } } } }`,
    { input: bookingInput(differs) },
  );
  const { booking } = data?.requestBooking as { booking: { id: string; pagePath: string } };
  return { ...booking, key: booking.pagePath.split('#')[1] ?? '' };
};
const open = async (key: string) => {
  const { data } = await server.query(
    `query ($key: String!) { customerBooking(key: $key) { reference state agreedPricePence initialPricePence totalPence childPercent } }`,
    { key },
  );
  return data?.customerBooking as { reference: string } | null;
};
const update = (id: string, input: object) =>
  server.answer(
    `mutation ($id: ID!, $input: BookingInput!) { updateBooking(id: $id, input: $input) { __typename } }`,
    { id, input },
  );

test('the link of a request opens its page, and a repeated request returns the same link', async () => {
  const { pagePath, key } = await request();

  expect(pagePath).toMatch(/^\/your-booking#[\w-]{43}$/);
  expect((await request()).pagePath).toBe(pagePath);
  expect(await open(key)).toMatchObject({ state: 'pending', initialPricePence: 43_210 });
});

test('the customer’s mail has the link, and the office’s has none', async () => {
  const { pagePath } = await request();

  const mails = await server.sentMails();

  const linked = mails.filter(({ text }) => text?.includes(`https://larkfare.example${pagePath}`));
  expect(linked.map(({ to }) => to?.[0]?.address)).toEqual(['ann@example.com']);
});

test('strangers open no page: a key with one other character, of another booking, or none', async () => {
  const { key } = await request();
  const other = await request().then((booking) => booking.key);
  const mixed = key.slice(0, 22) + 'A'.repeat(21);
  const changed = `${key.slice(0, 30)}${key[30] === 'A' ? 'B' : 'A'}${key.slice(31)}`;

  for (const guess of ['', 'x', mixed, changed, `${other}AAAA`, 'A'.repeat(43), 'é'.repeat(5000)])
    expect(await open(guess)).toBeNull();
});

describe('the shares of children and infants', () => {
  afterEach(() => {
    server.content.isUnavailable = false;
    server.content.fareShares = { childPercent: 100, infantPercent: 100 };
  });
  const send = async (differs: Record<string, unknown>) => {
    const { data, errors } = await server.query(
      `mutation ($input: RequestBookingInput!) { requestBooking(input: $input) {
        __typename ... on Problem { message } ... on PriceChanged { currentTotalPence childPercent infantPercent } } }`,
      { input: bookingInput(differs) },
    );
    return errors ?? data?.requestBooking;
  };

  test('a booking, its page and its mail keep the shares of the request', async () => {
    await server.clearMails();
    server.content.fareShares = { childPercent: 75, infantPercent: 10 };
    const { key } = await request({ infants: 1, totalPence: 123_149 });
    server.content.fareShares = { childPercent: 50, infantPercent: 0 };

    expect(await open(key)).toMatchObject({ totalPence: 123_149, childPercent: 75 });
    const prices = '2 adults × £432.10 · 1 child × £324.08 · 1 infant × £43.21 · Total £1,231.49';
    for (const { text } of await server.sentMails()) expect(text).toContain(prices);
  });

  test('shares that changed since the visitor saw the total refuse it with the new one', async () => {
    server.content.fareShares = { childPercent: 50, infantPercent: 0 };

    expect(await send({ totalPence: 129_630 })).toEqual({
      __typename: 'PriceChanged',
      message:
        'The price has changed. It is now £432.10 per person, £1,080.25 in total. Nothing was booked.',
      currentTotalPence: 108_025,
      childPercent: 50,
      infantPercent: 0,
    });
    expect(await send({ totalPence: 108_025 })).toEqual({ __typename: 'BookingRequested' });
  });

  test('the last known shares hold while the content service is unavailable, also after a restart', async () => {
    server.content.fareShares = { childPercent: 75, infantPercent: 10 };
    await send({ children: 0 });
    server.content.fareShares = { childPercent: 50, infantPercent: 0 };
    await send({ children: 0 });
    server.content.isUnavailable = true;
    await server.stop();
    await server.start();

    expect(await send({ totalPence: 129_630 })).toMatchObject({ currentTotalPence: 108_025 });
    const { key } = await request({ totalPence: 108_025 });
    expect(await open(key)).toMatchObject({ totalPence: 108_025, childPercent: 50 });
  });

  test('shares that were never known refuse children, and not adults alone', async () => {
    await server.rows('DELETE FROM bookings.last_fare_shares');
    server.content.isUnavailable = true;

    expect(await send({})).toMatchObject([{ extensions: { code: 'SERVICE_UNAVAILABLE' } }]);
    expect(await send({ children: 0 })).toEqual({ __typename: 'BookingRequested' });
    expect(await send({})).toMatchObject([{ extensions: { code: 'SERVICE_UNAVAILABLE' } }]);
  });
});

test('a page has no name, address or note', async () => {
  const { errors } = await server.query(
    `{ customerBooking(key: "") { customerName userEmail notes } }`,
  );

  expect(errors).toHaveLength(3);
});

test('the office withdraws a page and opens it again', async () => {
  const { id, key } = await request();

  await update(id, { hasPage: false });
  expect(await open(key)).toBeNull();
  await update(id, { notes: 'Rang twice' });
  expect(await open(key)).toBeNull();

  await update(id, { hasPage: true });
  expect(await open(key)).toMatchObject({ state: 'pending' });
});

test('a confirmed booking shows the agreed price', async () => {
  const { id, key } = await request();
  await update(id, { finalPricePence: 120_000 });
  expect(await open(key)).toMatchObject({ agreedPricePence: null });

  await update(id, { state: 'confirmed' });

  expect(await open(key)).toMatchObject({ state: 'confirmed', agreedPricePence: 120_000 });
});

test('a page is closed a month after the journey, and is erased with its booking', async () => {
  const { id, key } = await request();
  const returned = (days: number) =>
    server.rows('UPDATE bookings.bookings SET departure_date = $1, return_date = $1', [
      addDays(today, -days),
    ]);
  await returned(30);
  expect(await open(key)).not.toBeNull();
  await returned(31);
  expect(await open(key)).toBeNull();

  await returned(1);
  await server.answer(`mutation ($id: ID!) { deleteBooking(id: $id) { __typename } }`, { id });

  expect(await open(key)).toBeNull();
});
