import { eventually } from '@larkfare/service-kit/testing';
import { partnerOf, writeBuild } from './partner.ts';
import { postsPerMinute, type startWholeSites } from './whole-sites.ts';

type Sites = Awaited<ReturnType<typeof startWholeSites>>;

/** What a page says of its version of the partner's remote. */
const ofWeather = (name: string, html: string) =>
  new RegExp(`"name":"weather"[^}]*?"${name}":"([^"]+)"`).exec(html)?.[1];

/** The tests of two sites that count together, wherever they do. */
export function countsAreShared({ other, ...site }: Sites) {
  const sites = [site, other];
  type Site = (typeof sites)[number];
  const get = ({ server }: Site, url: string, remoteAddress?: string) =>
    server.inject({ url, ...(remoteAddress && { remoteAddress }) });

  test('what an address may post in a minute is counted over both', async () => {
    const post = async ({ server }: Site) =>
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
    const { headers } = await get(other, '/api/region', '192.0.2.1');
    expect(headers['retry-after']).toBeUndefined();
  });

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
}
