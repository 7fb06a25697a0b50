import { expect } from './office.ts';
import { publish, type RemoteFixture } from './remote-fixture.ts';
import { asText, grouped, payloads } from './xss-payloads.ts';
import { saysEverywhere } from './xss-sending.ts';
import { testWithPayloads as test } from './xss-watch.ts';

test.use({ actionTimeout: 60_000 });

const sent = { texts: payloads, groups: grouped(190).map(asText) };
const framed: RemoteFixture = {
  ...{ name: 'framed', path: '/framed', version: '1.0.0' },
  title: `"><img src=x onerror=window.__xss=1>`,
  slots: ['home-section', 'locations-section', 'footer-column'],
  runs: `
    const [state, setState] = react.useState('Saying');
    const saysEverywhere = ${saysEverywhere};
    // Those of a slot request the back office, which is refused whether or not somebody has just clicked.
    const path = document.documentElement.dataset.slot ? '/admin' : '/framed';
    const { texts, groups } = ${JSON.stringify(sent)};
    react.useEffect(() => void saysEverywhere({ texts, groups }, path).then((say) => {
      const paths = [...groups, '/about?said=' + texts.join(' ')];
      document.addEventListener('click', () => paths.forEach((path) => say({ kind: 'navigated', path })));
      setState('All was said.');
    }), []);`,
  shows: `[state, ...Object.values(props), ...Object.values(contract.useSite()).map(String)].join(' ')`,
};

test('no payload runs that a frame is given or sends to the page, on its page or in a slot', async ({
  office: page,
  look,
  request,
  adminToken,
  isolatedSite,
}) => {
  test.setTimeout(900_000);
  const headers = { authorization: `Bearer ${adminToken}` };
  const name = '<img src=x onerror=window.__xss=1>';
  const region = await request.post('/api/region', { headers, data: { name } });
  expect(region.status()).toBe(201);
  const { _id: regionId }: { _id: string } = await region.json();
  expect((await publish(request, framed, adminToken)).status()).toBe(201);
  const live = '/registry/v1/channels/production/remotes/framed';
  const activated = await request.put(live, {
    headers: { ...headers, 'if-match': '"0"' },
    data: { version: '1.0.0' },
  });
  expect(activated.ok()).toBe(true);
  await expect(async () => {
    const snapshot = await fetch(`${isolatedSite.url}/_s/snapshot.json`);
    expect(await snapshot.text()).toContain('framed');
  }).toPass();

  // Its own page has the address that the frame sent last, and the title that is registered.
  await look('/framed', { isSandboxed: true });
  await expect(
    page.frameLocator('[data-boundary] iframe').getByText('All was said.'),
  ).toBeVisible();
  await expect(page).toHaveTitle(/^Framed \|/);
  await expect(page).toHaveURL(/\/framed#/);
  await expect(page.getByText('Framed: ').first()).toBeVisible();

  const places = [
    ['/home', 'home-section', ''],
    ['/home', 'footer-column', ''],
    [`/countries/${regionId}`, 'locations-section', name],
  ] as const;
  for (const [path, slot, payload] of places) {
    await look(path);
    const title = await page.title();
    const address = page.url();
    const place = page.locator(`[data-slot="${slot}"]`).first();
    await place.scrollIntoViewIfNeeded();
    await expect(place.frameLocator('iframe').getByText('All was said.')).toContainText(payload);
    expect([await page.title(), page.url()]).toEqual([title, address]);
  }

  // A click in a slot's frame lets it move the page, once, and only within the site.
  await look('/home');
  const section = page.locator('[data-slot="home-section"]');
  await section.scrollIntoViewIfNeeded();
  const frame = section.frameLocator('iframe');
  await expect(frame.getByText('All was said.')).toBeAttached();
  await frame.getByRole('heading').click();
  await expect(page).toHaveURL(/\/about\?said=/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
