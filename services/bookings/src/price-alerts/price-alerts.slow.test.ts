import { eventually } from '@larkfare/server-kit/testing';
import { aroundBookingsProcess } from '../testing/bookings-process.ts';
import { priceJobsAreDone, setPrice } from '../testing/price-alerts.ts';
import { today } from '../testing/test-bookings.ts';

const alerts = 300;
const routes = 30;

test('a worker that is killed among its mails sends each due mail, and none on two checks of a day', async () => {
  await using open = new AsyncDisposableStack();
  const { server, smtp, start } = await aroundBookingsProcess(open);
  // Every third wants a price that is lower than the new one.
  await server.rows(
    `INSERT INTO bookings.price_alerts (id, email, trip_type, travel_class, "from", "to", below_pence, last_price_pence, confirmed_at, request_hash)
     SELECT gen_random_uuid(), 'visitor-' || n || '@example.com', 'one-way', 'economy', 'London', 'Place ' || n % ${routes},
       CASE WHEN n % 3 = 0 THEN 10000 END, 30000, now(), ''
       FROM generate_series(1, ${alerts}) n`,
  );
  const due = await server.rows<{ id: string }>(
    'SELECT id FROM bookings.price_alerts WHERE below_pence IS NULL',
  );
  setPrice(server, 200_00);
  const check = () => server.rows(`SELECT bookings_jobs.add_job('check-price-alerts')`);
  const receivedIds = () => smtp.received.map(({ mail }) => mail.messageId);

  await check();
  for (const price of [150_00, 140_00, 130_00]) {
    const worker = await start();
    const before = smtp.received.length;
    await eventually(async () => smtp.received.length >= before + 20);
    setPrice(server, price);
    await worker.end('SIGKILL');
    // A second check of the day finds alerts that were mailed, and those whose jobs were lost to the kill.
    await check();
  }
  const last = await start();
  await priceJobsAreDone(server);

  expect(new Set(receivedIds())).toEqual(
    new Set(due.map(({ id }) => `<price-alert-${today}.${id}@larkfare.example>`)),
  );
  // Two mails are being sent at most when a process is killed: SMTP's window, and none beyond it.
  expect(smtp.received.length - due.length).toBeLessThanOrEqual(2 * 3);
  const unmailed = await server.rows(
    'SELECT FROM bookings.price_alerts WHERE mailed_on IS NULL AND below_pence IS NULL',
  );
  expect(unmailed).toEqual([]);
  expect(await last.end('SIGTERM')).toBe(0);
});
