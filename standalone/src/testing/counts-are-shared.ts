import { setTimeout as pause } from 'node:timers/promises';
import { eventually } from '@larkfare/server-kit/testing';
import { type InjectOptions } from 'fastify';
import { partnerOf, writeBuild } from './partner.ts';
import { postsPerMinute, readsPerMinute, type startWholeSites } from './whole-sites.ts';

type Sites = Awaited<ReturnType<typeof startWholeSites>>;

/** A value of the partner's remote in a page. */
const weatherValue = (name: string, html: string) =>
  new RegExp(`"name":"weather"[^}]*?"${name}":"([^"]+)"`).exec(html)?.[1];

/** The registry ignores a failure that is reported sooner after its page was sent. */
const leastAgeMs = 350;

/** It costs 441; an address's reads may cost 200 on average. */
const costly = { query: '{ popularLocations { airports { name } } }' };
const costlyPerMinute = Math.floor((readsPerMinute * 200) / 441);

/** The tests of two sites that count together, wherever they do. */
export function countsAreShared({ other, ...site }: Sites) {
  const sites = [site, other];
  type Site = (typeof sites)[number];
  const get = ({ server }: Site, url: string, remoteAddress?: string) =>
    server.inject({ url, ...(remoteAddress && { remoteAddress }) });

  /** Sends from one address through both sites as often as it may in a minute, and then until both refuse it. */
  async function expectShared(perMinute: number, request: InjectOptions, status: number) {
    const send = async ({ server }: Site) => (await server.inject(request)).statusCode;
    for (let n = 0; n < perMinute / 2; n++)
      expect(await Promise.all(sites.map(send))).toEqual([status, status]);

    let more = 0;
    for (const each of sites)
      await eventually(async () => {
        more += 1;
        return (await send(each)) === 429;
      });

    // Each alone would have allowed as many again.
    expect(more).toBeLessThan(perMinute / 2);
    const { headers } = await get(other, '/api/region', '192.0.2.1');
    expect(headers['retry-after']).toBeUndefined();
  }

  test('the posts of an address in a minute are counted over both', async () => {
    const post = { url: '/api/contact', payload: {}, remoteAddress: '203.0.113.7' };
    await expectShared(postsPerMinute, { method: 'POST', ...post }, 400);
  });

  test('the reads of an address in a minute are counted over both', async () => {
    const read = { url: '/api/auth/verify', remoteAddress: '203.0.113.8' };
    await expectShared(readsPerMinute, read, 200);
  });

  test('the cost of an address’s GraphQL operations is counted over both', async () => {
    const { authorization, close } = await partnerOf(site);
    await close();

    const post = { url: '/graphql', payload: costly, remoteAddress: '203.0.113.10' };
    await expectShared(
      costlyPerMinute,
      { method: 'POST', ...post, headers: { authorization } },
      200,
    );
  });

  test('a version that fails at both sites is rolled back at both', async () => {
    const partner = await partnerOf(other);
    const shown = async (version: string) =>
      eventually(async () => {
        const pages = await Promise.all(sites.map((each) => get(each, '/weather')));
        return pages.every(({ body }) => weatherValue('version', body) === version);
      });
    for (const version of ['1.0.0', '1.1.0']) {
      await writeBuild(partner.folder, version);
      await partner.call('publish');
      await partner.call('activate');
      await shown(version);
    }

    const visitors = [];
    for (let visitor = 0; visitor < 20; visitor++) {
      const at = sites[visitor % 2] ?? site;
      const remoteAddress = `10.9.${visitor}.1`;
      const { body } = await get(at, '/weather', remoteAddress);
      visitors.push({ at, remoteAddress, nonce: weatherValue('nonce', body) });
    }
    // A failure counts only some time after its page was sent.
    await pause(leastAgeMs);
    for (const { at, remoteAddress, nonce } of visitors)
      await at.server.inject({
        method: 'POST',
        url: '/registry/v1/reports',
        payload: {
          remote: 'weather',
          version: '1.1.0',
          outcome: 'broken',
          nonce,
        },
        remoteAddress,
      });

    await shown('1.0.0');
    const { history } = (
      await other.server.inject({
        url: '/registry/v1/channels/production/history',
        headers: { authorization: partner.authorization },
      })
    ).json<{ history: object[] }>();
    expect(history[0]).toMatchObject({
      action: 'rolled back',
      reason: expect.stringMatching(/^It failed for \d+ of 2[01] visitors/),
    });
    await partner.close();
  });
}
