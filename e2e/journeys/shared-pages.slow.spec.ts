import { startSite, type SiteProcess } from '@larkfare/test-servers';
import pg from 'pg';
import { expect, test } from './site.ts';

// Two servers on one database, changed behind their backs: as an import, or an administrator at a third one, would.
test.describe.configure({ mode: 'serial' });

const often = { intervals: [50] };
let sites: SiteProcess[];
let database: pg.Client;

test.beforeAll(async () => {
  const env = { READS_PER_MINUTE: '100000' };
  const first = await startSite({ env });
  const second = { ...env, DATABASE_URL: first.databaseUrl, DEMO_DATA: 'none' };
  sites = [first, await startSite({ env: second })];
  database = new pg.Client({ connectionString: first.databaseUrl });
  await database.connect();
});
test.afterAll(async () => {
  await database.end();
  for (const site of sites.reverse()) await site.stop();
});

const html = async (site: SiteProcess, path: string) => (await fetch(site.url + path)).text();

/** Every server has the page in memory, then shows the change. */
async function expectShown(path: string, shown: string, change: () => Promise<unknown>) {
  for (const site of sites) expect(await html(site, path)).not.toContain(shown);
  await change();
  for (const site of sites)
    await expect.poll(async () => (await html(site, path)).includes(shown), often).toBe(true);
}

const nameCity = (name: string) =>
  database.query(
    `UPDATE catalogue.locations SET name = $1
      WHERE id = (SELECT id FROM catalogue.locations WHERE is_popular ORDER BY id LIMIT 1)`,
    [name],
  );

const endListeners = () =>
  database.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name LIKE 'larkfare listener%'`,
  );

test('a name, a price and a text that change show in the HTML of every server', async () => {
  await expectShown('/home', 'Renamed City', () => nameCity('Renamed City'));
  await expectShown('/deals', '£12.42', () =>
    database.query('UPDATE catalogue.monthly_prices SET one_way_pence = 1242'),
  );
  await expectShown('/terms', 'Another brand', () =>
    database.query(
      `INSERT INTO content.site_information_revisions (key, version, value, changed_by)
       SELECT key, version + 1, value || '{"name": "Another brand"}', 'a test'
         FROM content.site_information_revisions WHERE key = 'brand' ORDER BY version DESC LIMIT 1`,
    ),
  );
});

test('a change while the connections that notify of changes are lost shows all the same', async () => {
  for (const site of sites) await html(site, '/home');
  await endListeners();
  await nameCity('Changed meanwhile');

  for (const site of sites)
    await expect.poll(() => html(site, '/home')).toContain('Changed meanwhile');
});

// SEARCHES=10000 and CHANGES=1000 take some minutes.
const searches = Number(process.env.SEARCHES ?? 1000);
const changes = Number(process.env.CHANGES ?? 100);

test('answers from memory never go back to an older price, whatever changes beside them', async () => {
  const { rows } = await database.query<{ id: string; from: string; to: string }>(
    `SELECT flights.id, d.code AS "from", a.code AS "to"
       FROM catalogue.flights JOIN catalogue.airports d ON d.id = departure_airport_id
       JOIN catalogue.airports a ON a.id = arrival_airport_id ORDER BY flights.id LIMIT 10`,
  );
  const date = `${new Date().getFullYear() + 1}-03-14`;
  const pick = <Value>(values: readonly Value[]) =>
    values[Math.floor(Math.random() * values.length)] as Value;
  const priceOf = async ({ url }: SiteProcess, { id, from, to }: (typeof rows)[number]) => {
    const search = `type=one-way&from=${from}&to=${to}&depDateStr=${date}`;
    const response = await fetch(`${url}/api/flight/filter?${search}`);
    const { results }: { results: { flightId: string; finalPrice: number }[] } =
      await response.json();
    return results.find(({ flightId }) => flightId === id)?.finalPrice ?? 0;
  };
  // Each change raises its flight's price, so that an older answer is a lower one.
  let highest = 1000;
  const raise = ({ id }: (typeof rows)[number]) =>
    database.query(
      `UPDATE catalogue.monthly_prices SET one_way_pence = $2, one_way_saving_pence = 0
        WHERE flight_id = $1 AND month = 3`,
      [id, (highest += 1) * 100],
    );
  for (const flight of rows) await raise(flight);

  const seen = new Map<string, number>();
  let done = 0;
  async function searchOn() {
    while ((done += 1) <= searches) {
      const [nth, flight] = [pick([0, 1]), pick(rows)];
      const key = `${nth} ${flight.id}`;
      const before = seen.get(key) ?? 0;
      const price = await priceOf(sites[nth] as SiteProcess, flight);
      expect(price).toBeGreaterThanOrEqual(before);
      seen.set(key, Math.max(seen.get(key) ?? 0, price));
    }
  }
  async function changeOn() {
    for (let nth = 0; nth < changes; nth += 1) {
      await raise(pick(rows));
      if (nth === Math.floor(changes / 2)) await endListeners();
    }
  }
  await Promise.all([searchOn(), searchOn(), searchOn(), searchOn(), changeOn()]);

  const stored = await database.query<{ id: string; price: number }>(
    `SELECT flight_id AS id, max(one_way_pence) / 100 AS price FROM catalogue.monthly_prices
      WHERE month = 3 AND flight_id = ANY($1) GROUP BY 1`,
    [rows.map(({ id }) => id)],
  );
  for (const site of sites)
    for (const flight of rows)
      await expect
        .poll(() => priceOf(site, flight), often)
        .toBe(stored.rows.find(({ id }) => id === flight.id)?.price);
});

test('a page that is stored is not sent again, and the back office is never stored', async ({
  request,
}) => {
  const [{ url } = { url: '' }] = sites;
  const first = await request.get(`${url}/about`);
  const again = await request.get(`${url}/about`, {
    headers: { 'if-none-match': first.headers().etag ?? '' },
  });

  expect([again.status(), (await again.body()).length]).toEqual([304, 0]);
  expect((await request.get(`${url}/admin`)).headers()['cache-control']).toBe('no-store');
});
