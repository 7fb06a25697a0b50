import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePorts, testDatabase } from '@larkfare/service-kit/testing';
import { calledAt, startProcess } from './processes.ts';
import { email, password } from './whole-site.ts';

/** Enough for the call table. */
export const postsPerMinute = 400;

/**
 * Two whole sites, each in a process of its own, on one empty database and one folder. SITES has the addresses of some
 * that run already, a proxy among them.
 */
export async function startSeveralSites(settings: Record<string, string> = {}) {
  const { SITES, TEST_DATABASE_URL = '' } = process.env;
  if (SITES)
    return {
      ...calledAtBoth(SITES.split(' ')),
      databaseUrl: TEST_DATABASE_URL,
      close: async () => undefined,
    };
  await using opened = new AsyncDisposableStack();
  const { url: databaseUrl } = opened.adopt(await testDatabase(), (own) => own.drop());
  const folder = opened.adopt(await mkdtemp(join(tmpdir(), 'larkfare-sites-')), (path) =>
    rm(path, { recursive: true }),
  );
  const urls = (await freePorts(2)).map((port) => `http://127.0.0.1:${port}`);
  await Promise.all(
    urls.map((url) =>
      startProcess(opened, ['standalone/src/main.ts'], {
        PATH: process.env.PATH,
        DATABASE_URL: databaseUrl,
        DATA_DIR: folder,
        DEMO_DATA: 'none',
        ADMIN_EMAIL: email,
        ADMIN_PASSWORD: password,
        HOST: '127.0.0.1',
        PORT: new URL(url).port,
        SITE_URL: urls[0],
        READS_PER_MINUTE: '1000000000',
        POSTS_PER_MINUTE: `${postsPerMinute}`,
        MOUNT_BROWSER: 'off',
        // The tests are a proxy in front of both, to come from several addresses.
        TRUSTED_PROXIES: '1',
        ...settings,
      }),
    ),
  );

  const running = opened.move();
  return { ...calledAtBoth(urls), databaseUrl, close: () => running.disposeAsync() };
}

const calledAtBoth = ([first = '', second = '']: string[]) => ({
  ...calledAt(second),
  other: calledAt(first),
});
