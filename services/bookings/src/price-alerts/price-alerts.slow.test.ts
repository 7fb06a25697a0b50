import { eventually } from '@larkfare/server-kit/testing';
import { aroundBookingsProcess } from '../testing/bookings-process.ts';
import { setPrices } from '../testing/price-alerts.ts';
import { bookingInput, today } from '../testing/test-bookings.ts';

const alerts = 10_000;
const routes = 1000;
/** Every fourth price rises. */
const changedPrice = (route: number) => (route % 4 === 3 ? 400_00 : 200_00);

const booking = /* GraphQL */ `
  mutation ($input: RequestBookingInput!) {
    requestBooking(input: $input) {
      __typename
    }
  }
`;

test('workers killed among 10,000 alerts and 1,000 price changes send each due mail once, and no other', async () => {
  await using open = new AsyncDisposableStack();
  const { server, smtp, start } = await aroundBookingsProcess(open);
  // Half of the alerts are for one popular route. Four of five want a lower price than any.
  await server.rows(
    `INSERT INTO bookings.price_alerts (id, email, trip_type, travel_class, "from", "to", below_pence, last_price_pence, confirmed_at, request_hash)
     SELECT gen_random_uuid(), 'visitor-' || n || '@example.com', 'one-way', 'economy', 'London',
       'Place ' || CASE WHEN n % 2 = 0 THEN 0 ELSE n / 2 % ${routes} END,
       CASE WHEN n % 5 > 0 THEN 10000 END, 30000, now(), ''
       FROM generate_series(1, ${alerts}) n`,
  );
  const due = await server.rows<{ id: string }>(
    `SELECT id FROM bookings.price_alerts
      WHERE below_pence IS NULL AND substring("to" FROM '[0-9]+$')::integer % 4 <> 3`,
  );
  const changed = new Map<string | undefined, number>();
  setPrices(server, (place) => changed.get(place) ?? 300_00);
  const changePrices = (count: number) => {
    for (const end = changed.size + count; changed.size < end;)
      changed.set(`Place ${changed.size}`, changedPrice(changed.size));
  };
  const check = () => server.rows(`SELECT bookings_jobs.add_job('check-price-alerts')`);
  const queued = async (task = '%price%') => {
    const [row] = await server.rows<{ count: number }>(
      'SELECT count(*)::integer FROM bookings_jobs.jobs WHERE task_identifier LIKE $1',
      [task],
    );
    return row?.count ?? 0;
  };
  const mailed = () =>
    smtp.received.flatMap(({ mail: { messageId = '', text } }) => {
      const [, date, id] = /^<price-alert-([\d-]+)\.(.+)@larkfare\.example>$/.exec(messageId) ?? [];
      return date === today && id ? [{ id, text }] : [];
    });
  const workers = [await start(), await start()];
  /** Under way when a worker was killed: the mail server may accept a mail that is not recorded then. */
  const unrecorded = new Set<string>();
  const kill = async (count: number) => {
    for (const worker of workers.splice(0, count)) await worker.end('SIGKILL');
  };
  const noteUnrecorded = async () => {
    const running = await server.rows<{ id: string }>(
      `SELECT payload->>'id' AS id FROM bookings_jobs._private_jobs
        WHERE locked_at IS NOT NULL AND payload->'drop' IS NOT NULL`,
    );
    for (const { id } of running) unrecorded.add(id);
  };

  for (const among of ['checks', 'mails', 'checks', 'mails', 'checks']) {
    changePrices(routes / 5);
    await check();
    await eventually(async () => (await queued('check-price-route')) > routes / 2);
    const before = mailed().length;
    if (among === 'mails') await eventually(() => mailed().length > before + 50);
    await kill(1);
    await noteUnrecorded();
    workers.push(await start());
  }
  await check();
  await eventually(async () => (await queued('send-price-alert')) > 500);
  await workers[0]?.post(booking, { input: bookingInput() });
  await eventually(() =>
    smtp.received.some(({ recipients }) => recipients[0] === 'ann@example.com'),
  );
  // A customer's mail does not wait for the alerts'.
  expect(await queued('send-price-alert')).toBeGreaterThan(0);
  // All workers are killed before the mail server's acknowledgement reaches them.
  const { promise: killed, resolve: acknowledge } = Promise.withResolvers<void>();
  const attempts = smtp.attempts;
  smtp.beforeAnswer = () => killed;
  await eventually(() => smtp.attempts > attempts);
  await kill(2);
  acknowledge();
  await eventually(() => smtp.received.length === smtp.attempts);
  await noteUnrecorded();
  workers.push(await start(), await start());
  await eventually(async () => (await queued()) === 0, 150_000);

  const texts = Map.groupBy(mailed(), ({ id }) => id);
  expect(new Set(texts.keys())).toEqual(new Set(due.map(({ id }) => id)));
  // SMTP reports an acceptance once. Where a report was lost the mail is sent again, and is the same.
  const repeated = [...texts].filter(([, { length }]) => length > 1);
  expect(repeated.map(([id]) => id).filter((id) => !unrecorded.has(id))).toEqual([]);
  for (const [, [first, ...others]] of repeated) expect(others).toEqual([first]);
  const noted = await server.rows(
    `SELECT count(*)::integer AS alerts, count(mailed_on)::integer AS mailed,
       count(*) FILTER (WHERE last_price_pence = 30000)::integer AS unpriced FROM bookings.price_alerts`,
  );
  expect(noted).toEqual([{ alerts, mailed: due.length, unpriced: 0 }]);
  for (const worker of workers) expect(await worker.end('SIGTERM')).toBe(0);
}, 300_000);
