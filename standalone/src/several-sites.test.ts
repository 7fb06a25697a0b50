import { eventually } from '@larkfare/service-kit/testing';
import { postsPerMinute } from './testing/several-sites.ts';
import { partnerOf, writeBuild } from './testing/partner.ts';

// Each site is a process of its own.
process.env.CALLED = 'several sites';
const { departure, ids, image, severalSites, site } = await import('./call-table/fixture.ts');
if (!severalSites) throw new Error('The sites were not started.');
const { other } = severalSites;
const sites = [site, other];

const get = async (at: typeof other | typeof site, url: string, remoteAddress?: string) =>
  at.server.inject({ url, ...(remoteAddress && { remoteAddress }) });

test('what is stored through one site is shown by the other', async () => {
  const search = `/api/flight/filter?type=one-way&from=LHR&to=CDG&depDateStr=${departure}`;
  await eventually(async () => (await get(other, search)).body.includes(ids.flight));
  await eventually(async () => (await get(other, '/privacy')).body.includes('To greet you.'));

  expect((await get(other, search)).json()).toEqual((await get(site, search)).json());
  expect((await get(other, image)).statusCode).toBe(200);
});

test('a session of one site is one of the other, and ends for both', async () => {
  const token = await site.signIn();
  const statuses = () =>
    Promise.all(
      sites.map(async ({ server: { inject } }) => {
        const headers = { authorization: `Bearer ${token}` };
        return (await inject({ url: '/api/booking/filter', headers })).statusCode;
      }),
    );
  expect(await statuses()).toEqual([200, 200]);

  await other.server.inject({
    method: 'POST',
    url: '/graphql',
    headers: { authorization: `Bearer ${token}` },
    payload: { query: 'mutation { signOut }' },
  });

  expect(await statuses()).toEqual([401, 401]);
});

test('what an address may post in a minute is counted over both', async () => {
  const post = async ({ server }: typeof other | typeof site) =>
    (
      await server.inject({
        method: 'POST',
        url: '/api/contact',
        payload: {},
        remoteAddress: '203.0.113.7',
      })
    ).statusCode;
  for (let n = 0; n < postsPerMinute / 2; n++)
    expect(await Promise.all(sites.map(post))).toEqual([400, 400]);

  let more = 0;
  for (const each of sites)
    await eventually(async () => {
      more += 1;
      return (await post(each)) === 429;
    });

  // Each by itself would have borne as many again.
  expect(more).toBeLessThan(postsPerMinute / 2);
  const { headers } = await other.server.inject({ url: '/api/region', remoteAddress: '192.0.2.1' });
  expect(headers['retry-after']).toBeUndefined();
});

/** What a page says of its version of the partner's remote. */
const ofWeather = (name: string, html: string) =>
  new RegExp(`"name":"weather"[^}]*?"${name}":"([^"]+)"`).exec(html)?.[1];

test('a version that fails at both sites is rolled back at both', async () => {
  const partner = await partnerOf(other);
  const shown = async (version: string) =>
    eventually(async () => {
      const pages = await Promise.all(sites.map((each) => get(each, '/weather')));
      return pages.every(({ body }) => ofWeather('version', body) === version);
    });
  for (const version of ['1.0.0', '1.1.0']) {
    await writeBuild(partner.folder, version);
    await partner.call('publish');
    await partner.call('activate');
    await shown(version);
  }

  for (let visitor = 0; visitor < 20; visitor++) {
    const at = sites[visitor % 2] ?? site;
    const remoteAddress = `10.9.${visitor}.1`;
    const { body } = await get(at, '/weather', remoteAddress);
    await at.server.inject({
      method: 'POST',
      url: '/registry/v1/reports',
      payload: {
        remote: 'weather',
        version: '1.1.0',
        outcome: 'broken',
        nonce: ofWeather('nonce', body),
      },
      remoteAddress,
    });
  }

  await shown('1.0.0');
  const { history } = (
    await other.server.inject({
      url: '/registry/v1/channels/production/history',
      headers: { authorization: partner.authorization },
    })
  ).json<{ history: object[] }>();
  expect(history[0]).toMatchObject({
    action: 'rolled back',
    reason: expect.stringMatching(/^It failed for (19|20) of 2[01] visitors/),
  });
  await partner.close();
});

// Every row of it; the last of them changes the password.
await import('./call-table/call-table.test.ts');
