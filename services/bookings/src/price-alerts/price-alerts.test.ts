import { addDays } from '@larkfare/london-dates';
import { eventually } from '@larkfare/server-kit/testing';
import {
  alertInput,
  alertMutation,
  checkPrices,
  nextMonth,
  priceJobsAreDone,
  setPrice,
} from '../testing/price-alerts.ts';
import { startOffice, type TestOffice } from '../testing/test-office.ts';
import { today } from '../testing/test-bookings.ts';

let server: TestOffice;
beforeEach(async () => {
  server = await startOffice();
  setPrice(server, 300_00);
});
afterEach(() => server.close());

type Answer = {
  __typename: string;
  priceAlert?: object;
  fields?: { field: string; message: string }[];
};
const request = async (differs = {}, proof = {}) =>
  (await server.query(alertMutation, { input: alertInput(differs), proof })).data?.answer as Answer;
const mails = async () => {
  await priceJobsAreDone(server);
  return server.sentMails();
};
/** The token in the newest mail's link. */
const mailedToken = async () => {
  const text = (await mails()).at(-1)?.text ?? '';
  return /\/price-alert#([\w-]{43})$/m.exec(text)?.[1] ?? '';
};
const withToken = async (field: string, token: string) => {
  const { data } = await server.query(
    field === 'priceAlert'
      ? 'query ($token: String!) { answer: priceAlert(token: $token) { isConfirmed lastPricePence } }'
      : `mutation ($token: String!) { answer: ${field}(token: $token) { __typename } }`,
    { token },
  );
  return data?.answer as Record<string, unknown> | null;
};
const confirmed = async (differs = {}) => {
  await request(differs);
  const token = await mailedToken();
  await withToken('confirmPriceAlert', token);
  await server.clearMails();
  return token;
};
const stored = () =>
  server.rows<{ last_price_pence: number; mailed_on: string | null }>(
    'SELECT last_price_pence, mailed_on::text FROM bookings.price_alerts',
  );

test('an alert is named by the catalogue and mails nothing but the link to confirm it', async () => {
  expect(await request()).toEqual({
    __typename: 'PriceAlertRequested',
    priceAlert: {
      from: 'London',
      to: 'Dubai International',
      isConfirmed: false,
      lastPricePence: 300_00,
    },
  });

  const [mail, ...others] = await mails();
  expect(others).toEqual([]);
  expect(mail?.to?.[0]?.address).toBe('ann@example.com');
  expect(mail?.subject).toBe('Confirm your price alert: London to Dubai International');
  expect(mail?.text).not.toContain('Typed by the visitor');
  expect(mail?.headers.map(({ key }) => key)).not.toContain('list-unsubscribe');
  await server.clearMails();
  setPrice(server, 100_00);
  await checkPrices(server);
  expect(await mails()).toEqual([]);
});

test('a drop is mailed to a confirmed address once, with both prices, the search and a way to stop', async () => {
  const token = await confirmed();
  setPrice(server, 249_99);

  await checkPrices(server);
  await checkPrices(server);

  const [mail, ...others] = await mails();
  expect(others).toEqual([]);
  expect(mail?.subject).toBe('London to Dubai International: now £249.99');
  expect(mail?.text).toContain('dropped to £249.99 per person. It was £300.00.');
  expect(mail?.text?.replaceAll('\n', '')).toContain(
    `https://larkfare.example/search?tripType=round-trip&from=London&to=Dubai+International&to_id=${alertInput().toId}&depart=${nextMonth}&ret=${addDays(nextMonth, 7)}&travelClass=economy`,
  );
  expect(mail?.messageId).toMatch(new RegExp(`^<price-alert-${today}\\.`));
  const header = (name: string) => mail?.headers.find(({ key }) => key === name)?.value;
  expect(header('list-unsubscribe')).toBe(
    `<https://larkfare.example/api/price-alert/${token}/stop>`,
  );
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  expect(await stored()).toEqual([{ last_price_pence: 249_99, mailed_on: today }]);
});

test('one mail a day is sent at most, and the next drop counts from the price of that mail', async () => {
  await confirmed();
  setPrice(server, 250_00);
  await checkPrices(server);
  setPrice(server, 200_00);
  await checkPrices(server);
  expect(await mails()).toHaveLength(1);

  await server.rows(`UPDATE bookings.price_alerts SET mailed_on = mailed_on - 1`);
  await checkPrices(server);

  expect((await mails()).map(({ subject }) => subject)).toContain(
    'London to Dubai International: now £200.00',
  );
});

test('a rise, an alert’s limit and a month without a price mail nothing', async () => {
  await confirmed({ belowPence: 200_00, month: nextMonth });
  for (const price of [350_00, 250_00, null, 200_00]) {
    setPrice(server, price);
    await checkPrices(server);
  }

  expect(await mails()).toEqual([]);
  expect(await stored()).toEqual([{ last_price_pence: 200_00, mailed_on: null }]);
});

test('alerts of one route are priced by one query, and a catalogue that fails delays them', async () => {
  await confirmed();
  await confirmed({ email: 'bob@example.com', belowPence: 280_00 });
  await confirmed({ email: 'cy@example.com', tripType: 'oneWay' });
  setPrice(server, 270_00);
  server.catalogue.received.length = 0;
  server.catalogue.isUnavailable = true;
  await server.rows(`SELECT bookings_jobs.add_job('check-price-alerts')`);
  const failed = () => server.rows(`SELECT FROM bookings_jobs.jobs WHERE last_error IS NOT NULL`);
  await eventually(async () => (await failed()).length === 2);
  expect(server.catalogue.received).toHaveLength(2);

  server.catalogue.isUnavailable = false;
  await server.rows(`UPDATE bookings_jobs._private_jobs SET run_at = now()`);

  expect(await mails()).toHaveLength(3);
});

test('the same again within ten minutes is the same alert', async () => {
  await request();
  await request();

  expect(await stored()).toHaveLength(1);
  expect(await mails()).toHaveLength(1);
});

test('two at once are one alert', async () => {
  await Promise.all([request(), request()]);

  expect(await stored()).toHaveLength(1);
});

test('a confirmed alert replaces the address’s others for the same trip', async () => {
  const first = await confirmed();
  await confirmed({ month: nextMonth });
  await confirmed({ belowPence: 100_00 });

  expect(await withToken('priceAlert', first)).toBeNull();
  expect(await stored()).toHaveLength(2);
});

test('strangers see, confirm and stop nothing with another token', async () => {
  await request();
  const token = await mailedToken();
  const changed = `${token.slice(0, 40)}${token.endsWith('AAA') ? 'BBB' : 'AAA'}`;

  for (const guess of ['', 'x', changed, 'A'.repeat(43), 'é'.repeat(5000)]) {
    expect(await withToken('priceAlert', guess)).toBeNull();
    expect(await withToken('confirmPriceAlert', guess)).toEqual({ __typename: 'NotFound' });
    expect(await withToken('stopPriceAlert', guess)).toEqual({ __typename: 'NotFound' });
  }
  expect(await withToken('priceAlert', token)).toEqual({
    isConfirmed: false,
    lastPricePence: 300_00,
  });
});

test('a stopped alert is deleted with its mails on disk', async () => {
  const token = await confirmed();
  await request({ email: 'bob@example.com' });
  setPrice(server, 200_00);
  await checkPrices(server);
  expect(await mails()).toHaveLength(2);

  expect(await withToken('stopPriceAlert', token)).toEqual({ __typename: 'Deleted' });
  expect(await withToken('stopPriceAlert', token)).toEqual({ __typename: 'NotFound' });

  expect(await stored()).toHaveLength(1);
  expect((await mails()).map(({ to }) => to?.[0]?.address)).toEqual(['bob@example.com']);
});

test('an alert for a trip without a price mails the first one', async () => {
  setPrice(server, null);
  await confirmed({ belowPence: 250_00 });
  await checkPrices(server);
  setPrice(server, 240_00);
  await checkPrices(server);

  const [mail, ...others] = await mails();
  expect(others).toEqual([]);
  expect(mail?.text).toContain('Your trip has a price now: £240.00 per person.');
  expect(await stored()).toEqual([{ last_price_pence: 240_00, mailed_on: today }]);
});

test('an unknown place has no alert, and none is stored while the catalogue is unavailable', async () => {
  const unknownId = alertInput().toId.replace(/.$/, 'f');
  for (const differs of [{ from: 'Atlantis' }, { toId: unknownId }])
    expect(await request(differs)).toEqual({ __typename: 'NotFound' });

  server.catalogue.isUnavailable = true;
  const { errors } = await server.query(alertMutation, { input: alertInput() });

  expect(errors?.[0]?.extensions?.code).toBe('SERVICE_UNAVAILABLE');
  expect(await stored()).toEqual([]);
});

test('a limit that the price is below already is refused with the price', async () => {
  expect(await request({ belowPence: 300_01 })).toMatchObject({
    fields: [
      { field: 'belowPence', message: expect.stringMatching(/^The price is £300.00 already/) },
    ],
  });
  expect((await request({ belowPence: 300_00 })).__typename).toBe('PriceAlertRequested');
});

test('robots are refused as in the other forms', async () => {
  expect((await request({}, { website: 'x' })).fields?.[0]?.field).toBe('website');
  expect((await request({}, { token: 'x' })).fields?.[0]?.field).toBe('formToken');
});

test('an address gets five mails an hour at most, and has ten alerts', async () => {
  const months = (count: number) => Array.from({ length: count }, (_, index) => (index + 1) * 100);
  const answers = [];
  for (const belowPence of months(6)) answers.push((await request({ belowPence })).__typename);
  expect(answers).toEqual([...Array<string>(5).fill('PriceAlertRequested'), 'TooManyRequests']);
  expect(await mails()).toHaveLength(5);

  for (const belowPence of months(12)) {
    await server.rows('TRUNCATE bookings.hourly_counts');
    await request({ belowPence });
  }

  expect(await stored()).toHaveLength(10);
  await server.rows('TRUNCATE bookings.hourly_counts');
  expect((await request({ belowPence: 9_999 })).fields?.[0]?.field).toBe('email');
});

test('unconfirmed alerts are deleted after a week, others after their month or a year', async () => {
  const insert = (email: string, columns: string, values: string) =>
    server.rows(
      `INSERT INTO bookings.price_alerts
         (id, email, trip_type, travel_class, "from", "to", last_price_pence, request_hash, ${columns})
       VALUES (gen_random_uuid(), '${email}', 'one-way', 'economy', 'A', 'B', 1, '', ${values})`,
    );
  await insert('new', 'created_at', `now() - interval '6 days'`);
  await insert('old', 'created_at', `now() - interval '8 days'`);
  await insert('kept', 'created_at, confirmed_at', `now() - interval '8 days', now()`);
  await insert('year', 'created_at, confirmed_at', `now() - interval '13 months', now()`);
  await insert('month', 'confirmed_at, month', `now(), '${nextMonth}'`);
  await insert('past', 'confirmed_at, month', `now(), '${today.slice(0, 4)}-01-01'::date - 31`);

  await server.rows(`SELECT bookings_jobs.add_job('delete-expired')`);

  await eventually(async () => (await stored()).length === 3);
  const left = await server.rows('SELECT email FROM bookings.price_alerts ORDER BY email');
  expect(left).toEqual([{ email: 'kept' }, { email: 'month' }, { email: 'new' }]);
});

test('alerts are exported with the person’s data', async () => {
  await request();

  const text = await server.answer<string>('{ personalData(email: "Ann@example.com") }');

  expect(JSON.parse(text)).toMatchObject({
    price_alerts: [{ email: 'ann@example.com', from: 'London', to: 'Dubai International' }],
  });
});
