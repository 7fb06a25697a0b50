import { startSite, type SiteProcess } from '@larkfare/test-servers';
import pg from 'pg';
import { expect, test } from './site.ts';

// Two servers on one database, changed behind their backs: as an import, or an administrator at a third one, would.
test.describe.configure({ mode: 'serial' });

const often = { intervals: [50] };
let sites: SiteProcess[];
let database: pg.Client;

test.beforeAll(async () => {
  const first = await startSite();
  sites = [first, await startSite({ env: { DATABASE_URL: first.databaseUrl, DEMO_DATA: 'none' } })];
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
  await database.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name LIKE 'larkfare listener%'`,
  );
  await nameCity('Changed meanwhile');

  for (const site of sites)
    await expect.poll(() => html(site, '/home')).toContain('Changed meanwhile');
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
