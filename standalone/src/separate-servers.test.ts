import { execFile } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { environment } from '@larkfare/service-kit';
import { eventually } from '@larkfare/service-kit/testing';
import { serverSettings } from './settings.ts';
import { partnerOf, writeBuild } from './testing/partner.ts';
import { calledAt } from './testing/processes.ts';

// Each server is a process of its own.
process.env.CALLED = 'separate servers';
const { image, separateServers, site } = await import('./call-table/fixture.ts');
const { inject } = site.server;
if (!separateServers) throw new Error('The servers were not started.');
const { folder, databaseUrl, internalUrls } = separateServers;

const text = 'query WeatherRegions { regions { name } }';
const weather = { name: 'WeatherRegions', type: 'query', sha256: '', text };
const ask = async (cookie = '') =>
  (await inject({ method: 'POST', url: '/graphql', payload: { query: text }, headers: { cookie } }))
    .statusCode;
const page = (path: string, cookie = '') => inject({ url: path, headers: { cookie } });

test('pages are rendered with the data of the services', async () => {
  const home = await page('/home');

  expect(home.statusCode).toBe(200);
  expect(home.body).toMatch(/<div id="root">.*Paris.*<script type="application\/json"/s);
});

test('an uploaded picture is served', async () => {
  const picture = await inject(image);

  expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/webp']);
});

test('the mail worker sends what bookings queued', async () => {
  const mails = await eventually(async () => {
    const found = await readdir(join(folder, 'outbox')).catch(() => []);
    return found.length > 0 && found;
  });

  expect(mails).toContainEqual(expect.stringMatching(/\.eml$/));
});

test('a partner publishes, previews and activates a version, which brings its operations with it', async () => {
  const { folder: remote, authorization, call, close } = await partnerOf(separateServers);
  await writeBuild(remote, '1.0.0', { operations: [weather] });
  await call('publish');
  expect([await ask(), (await page('/weather')).statusCode]).toEqual([403, 404]);

  const preview = await inject({
    method: 'POST',
    url: '/registry/v1/remotes/weather/versions/1.0.0/preview',
    headers: { authorization },
  });
  const opened = await inject(preview.json<{ path: string }>().path);
  const cookie = String(opened.headers['set-cookie']).split(';')[0];
  expect(opened.headers.location).toBe('/weather');
  expect([await ask(cookie), (await page('/weather', cookie)).statusCode]).toEqual([200, 200]);
  expect([await ask(), (await page('/weather')).statusCode]).toEqual([403, 404]);

  await call('activate');
  await eventually(async () => (await page('/weather')).statusCode === 200);
  await eventually(async () => (await ask()) === 200);
  const log = await inject({
    method: 'POST',
    url: '/graphql',
    headers: { authorization: `Bearer ${await site.signIn()}` },
    payload: { query: '{ securityEvents { items { kind detail } } }' },
  });
  expect(log.body).toContain('CI (weather: publish, activate)');
  await close();
});

test('every server accepts a key after its rotation, and the one before too', async () => {
  const before = await site.signIn();
  const command = ['--import', './scripts/swc-hook.mjs', 'standalone/src/rotate-key.ts'];
  const cwd = new URL('../..', import.meta.url);
  const env = { PATH: process.env.PATH, DATABASE_URL: databaseUrl };
  const { stdout } = await promisify(execFile)(process.execPath, command, { cwd, env });
  expect(stdout).toContain('sessions ended: 0');

  for (const token of [before, await site.signIn()])
    for (const path of ['/api/booking/filter', '/registry/v1/remotes'])
      await eventually(async () => {
        const headers = { authorization: `Bearer ${token}` };
        return (await inject({ url: path, headers })).statusCode === 200;
      });
});

test('who reaches the port of a service is neither an administrator nor at another address', async () => {
  const authorization = `Bearer ${await site.signIn()}`;
  const withoutSecret = { authorization, 'x-client-address': '192.0.2.7' };
  const withAnother = { ...withoutSecret, 'x-internal-secret': 'known to everybody in the world' };

  for (const url of internalUrls)
    for (const headers of [withoutSecret, withAnother]) {
      const payload = { query: '{ __typename }' };
      const { server } = calledAt(url);
      const { statusCode } = await server.inject({
        method: 'POST',
        url: '/graphql',
        payload,
        headers,
      });
      expect({ url, statusCode }).toEqual({ url, statusCode: 401 });
    }
});

test('missing settings are named at start', () => {
  expect(() => environment(serverSettings.shell, {})).toThrow(
    /missing or wrong:[^]*DATABASE_URL[^]*GATEWAY_URL[^]*SITE_URL/,
  );
});

// Every row of it; the last of them changes the password.
await import('./call-table/call-table.test.ts');
