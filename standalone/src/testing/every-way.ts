/** The tests of a site in separate processes that are the same however it runs, beside the call table. */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { eventually } from '@larkfare/server-kit/testing';
import { image, separateServers, wholeSites } from './call-table/fixture.ts';
import { partnerOf, writeBuild } from './partner.ts';

const site = separateServers ?? wholeSites;
if (!site) throw new Error('CALLED does not name how the site runs.');
const { folder } = site;
const { inject } = site.server;
/** A second site has the same sessions. */
const servers = [inject, wholeSites?.other.server.inject ?? inject];

const text = 'query WeatherRegions { regions { name } }';
const weather = { name: 'WeatherRegions', type: 'query', sha256: '', text };
const page = (path: string, cookie = '') => inject({ url: path, headers: { cookie } });
const post = async (headers: Record<string, string> = {}, query = text) =>
  inject({ method: 'POST', url: '/graphql', payload: { query }, headers });

test('pages are rendered with the data of the services', async () => {
  const home = await page('/home');

  expect(home.statusCode).toBe(200);
  expect(home.body).toMatch(/<div id="root">.*London.*<script type="application\/json"/s);
});

test('an uploaded picture is served', async () => {
  const picture = await inject(image);

  expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/webp']);
});

test('the mails that bookings queued are sent', async () => {
  const mails = await eventually(async () => {
    const files = await readdir(join(folder, 'outbox')).catch(() => []);
    return files.length > 0 && files;
  });

  expect(mails).toContainEqual(expect.stringMatching(/\.eml$/));
});

test('a session is one at every server, and ends at all of them', async () => {
  const headers = { authorization: `Bearer ${await site.signIn()}` };
  const paths = ['/api/booking/filter', '/registry/v1/remotes'];
  const statuses = async () => {
    const sent = servers.flatMap((send) => paths.map((url) => send({ url, headers })));
    return new Set((await Promise.all(sent)).map(({ statusCode }) => statusCode));
  };
  expect(await statuses()).toEqual(new Set([200]));

  await post(headers, 'mutation { signOut }');

  expect(await statuses()).toEqual(new Set([401]));
});

test('a partner publishes, previews and activates a version, which brings its operations with it', async () => {
  const { folder: remote, authorization, call, close } = await partnerOf(site);
  const seen = async (cookie = '') => [
    (await post({ cookie })).statusCode,
    (await page('/weather', cookie)).statusCode,
  ];
  await writeBuild(remote, '0.9.0', { operations: [weather] });
  await call('publish');
  expect(await seen()).toEqual([403, 404]);

  const preview = await inject({
    method: 'POST',
    url: '/registry/v1/remotes/weather/versions/0.9.0/preview',
    headers: { authorization },
  });
  const opened = await inject(preview.json<{ path: string }>().path);
  const cookie = String(opened.headers['set-cookie']).split(';')[0];
  expect(opened.headers.location).toBe('/weather');
  expect(await seen(cookie)).toEqual([200, 200]);
  expect(await seen()).toEqual([403, 404]);

  await call('activate');
  await eventually(async () => (await seen()).every((status) => status === 200));
  const signedIn = { authorization: `Bearer ${await site.signIn()}` };
  const log = await post(signedIn, '{ securityEvents { items { kind detail } } }');
  expect(log.body).toContain('CI (weather: publish, activate)');
  await close();
});
