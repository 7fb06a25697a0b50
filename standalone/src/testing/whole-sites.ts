import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePorts, testDatabase } from '@larkfare/service-kit/testing';
import { calledAt, startProcess } from './processes.ts';
import { serviceLogins } from './service-logins.ts';
import { email, password } from './whole-site.ts';

/** Enough for the call table. */
export const [postsPerMinute, readsPerMinute] = [400, 800];

/**
 * Whole sites, each in a process of its own, on one empty database and one folder; two have a login for each service. SITES
 * has the addresses of two that run already, a proxy among them, and DATA_DIR their folder.
 */
export async function startWholeSites(count: 1 | 2, settings: Record<string, string> = {}) {
  const { SITES, TEST_DATABASE_URL = '', DATA_DIR = '' } = process.env;
  if (SITES)
    return {
      ...calledAtAll(SITES.split(' ')),
      databaseUrl: TEST_DATABASE_URL,
      folder: DATA_DIR,
      close: async () => undefined,
    };
  await using opened = new AsyncDisposableStack();
  const { url: databaseUrl } = opened.adopt(await testDatabase(), (own) => own.drop());
  const folder = opened.adopt(await mkdtemp(join(tmpdir(), 'larkfare-sites-')), (path) =>
    rm(path, { recursive: true }),
  );
  const urls = (await freePorts(count)).map((port) => `http://127.0.0.1:${port}`);
  const env = {
    PATH: process.env.PATH,
    DATABASE_URL: databaseUrl,
    DATA_DIR: folder,
    DEMO_DATA: 'none',
    ADMIN_EMAIL: email,
    ADMIN_PASSWORD: password,
  };
  const logins =
    count > 1 ? opened.adopt(serviceLogins(databaseUrl), ({ drop }) => drop()) : undefined;
  await logins?.migrate(env);
  await Promise.all(
    urls.map((url) =>
      startProcess(opened, ['standalone/src/main.ts'], {
        ...env,
        ...(logins && {
          ...logins.settings,
          DATABASE_URL: logins.urlOf('content'),
          DATABASE_LISTEN_URL: logins.urlOf('bookings'),
        }),
        HOST: '127.0.0.1',
        PORT: new URL(url).port,
        SITE_URL: urls[0],
        READS_PER_MINUTE: `${readsPerMinute}`,
        POSTS_PER_MINUTE: `${postsPerMinute}`,
        MOUNT_BROWSER: 'off',
        // The tests are a proxy in front of them, to come from several addresses.
        TRUSTED_PROXIES: '1',
        ...settings,
      }),
    ),
  );

  const running = opened.move();
  return { ...calledAtAll(urls), databaseUrl, folder, close: () => running.disposeAsync() };
}

/** The last one, and `other`: the first, which is the same if there is only one. */
const calledAtAll = (urls: string[]) => ({
  ...calledAt(urls.at(-1) ?? ''),
  other: calledAt(urls[0] ?? ''),
});
