import { freePorts } from '@larkfare/server-kit/testing';
import { emptySite } from './empty-site.ts';
import { calledAt, startProcess } from './processes.ts';
import { serviceLogins } from './service-logins.ts';

/** Enough for the call table. */
export const [postsPerMinute, readsPerMinute] = [400, 800];

/**
 * Whole sites, each in a separate process, on one empty database and one folder; two have a login for each service. SITES
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
  const { databaseUrl, folder, env } = await emptySite(opened);
  const urls = (await freePorts(count)).map((port) => `http://127.0.0.1:${port}`);
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
        PORT: new URL(url).port,
        SITE_URL: urls[0],
        READS_PER_MINUTE: `${readsPerMinute}`,
        POSTS_PER_MINUTE: `${postsPerMinute}`,
        // The tests act as a proxy in front of them, so that their requests come from several addresses.
        TRUSTED_PROXIES: '1',
        ...settings,
      }),
    ),
  );

  const running = opened.move();
  return { ...calledAtAll(urls), databaseUrl, folder, close: () => running.disposeAsync() };
}

/** The last site, and the first as `other`; they are the same if there is only one. */
const calledAtAll = (urls: string[]) => ({
  ...calledAt(urls.at(-1) ?? ''),
  other: calledAt(urls[0] ?? ''),
});
