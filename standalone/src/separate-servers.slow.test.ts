import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { environment } from '@larkfare/server-kit/process';
import { eventually } from '@larkfare/server-kit/testing';
import { serverSettings } from './settings.ts';
import { calledAt } from './testing/processes.ts';

// Each server is a separate process.
process.env.CALLED = 'separate servers';
const { separateServers: site } = await import('./testing/call-table/fixture.ts');
if (!site) throw new Error('The servers were not started.');
const { inject } = site.server;
const { databaseUrl, internalUrls } = site;

await import('./testing/every-way.ts');

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

test('a caller at the port of a service is neither an administrator nor at another address', async () => {
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
await import('./testing/call-table/call-table.ts');
