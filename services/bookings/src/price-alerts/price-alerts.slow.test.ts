import { eventually } from '@larkfare/server-kit/testing';
import { bookingsProcess, overHttp } from '../testing/bookings-process.ts';
import { mailServer } from '../testing/mail-server.ts';
import { priceJobsAreDone, setPrice } from '../testing/price-alerts.ts';
import { officeEmail, startBookings, today } from '../testing/test-bookings.ts';

const alerts = 300;
const routes = 30;

test('a worker that is killed among its mails sends each due mail, and none on two checks of a day', async () => {
  await using open = new AsyncDisposableStack();
  const closing = <Server extends { close(): Promise<unknown> }>(started: Server) =>
    open.adopt(started, async (each) => void (await each.close()));
  const server = closing(await startBookings());
  await server.stop();
  const smtp = closing(await mailServer());
  const catalogue = closing(await overHttp(server.catalogue.execute));
  const facts = { brand: { name: 'Larkfare' }, contactPhone: '' };
  const content = closing(await overHttp(async () => ({ data: { siteInformation: facts } })));
  const settings = {
    DATABASE_URL: server.databaseUrl,
    CATALOGUE_URL: catalogue.url,
    CONTENT_URL: content.url,
    SMTP_URL: smtp.url,
    OFFICE_EMAIL: officeEmail,
    SITE_URL: 'http://localhost',
  };
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
    const worker = await bookingsProcess(settings);
    const before = smtp.received.length;
    await eventually(async () => smtp.received.length >= before + 20);
    setPrice(server, price);
    await worker.end('SIGKILL');
    // A second check of the day finds alerts that were mailed, and those whose jobs were lost to the kill.
    await check();
  }
  const last = await bookingsProcess(settings);
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
