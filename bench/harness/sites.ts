import { addDays, londonToday } from '@larkfare/london-dates';
import { eventually } from '@larkfare/server-kit/testing';
import { launchBrowser, startSite } from '@larkfare/test-servers';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';

export const adminPassword = 'larks sing at sunrise, 2041';

/** A production site without a limit of reads that ends with `opened`. A given data folder is kept. */
export const openSite = async (
  opened: AsyncDisposableStack,
  { dataFolder, env }: { dataFolder?: string | undefined; env?: Record<string, string> } = {},
) =>
  opened.adopt(
    await startSite({
      ...(dataFolder && { dataFolder }),
      env: {
        NODE_ENV: 'production',
        LOG_LEVEL: 'warn',
        ADMIN_PASSWORD: adminPassword,
        READS_PER_MINUTE: '100000000',
        ...env,
      },
    }),
    (site) => site.stop({ keepData: dataFolder !== undefined }),
  );

export const openBrowser = async (opened: AsyncDisposableStack) =>
  opened.adopt(await launchBrowser(), (browser) => browser.close());

export const openFolder = async (opened: AsyncDisposableStack, prefix: string): Promise<string> =>
  opened.adopt(await mkdtemp(join(tmpdir(), prefix)), (path) =>
    rm(path, { recursive: true, force: true }),
  );

/** The administrator's headers. */
export async function signIn(site: string): Promise<{ authorization: string }> {
  const response = await fetch(`${site}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'admin@larkfare.example', password: adminPassword }),
  });
  const { token }: { token: string } = await response.json();
  return { authorization: `Bearer ${token}` };
}

/** The rows of one statement, on a separate connection. */
export async function queryOnce<Row extends pg.QueryResultRow>(
  connection: string | pg.ClientConfig,
  sql: string,
): Promise<Row[]> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}

/** An address of every public page, with an airline and a region that this site has. */
export async function publicPages(site: string): Promise<string[]> {
  const firstId = async (path: string) => {
    const [first]: { _id: string }[] = await (await fetch(site + path)).json();
    return first?._id;
  };
  const depart = addDays(londonToday(new Date()), 60);
  return [
    '/home',
    `/search?from=London&to=Dublin&depart=${depart}&return=${addDays(depart, 7)}`,
    '/deals',
    `/countries/${await firstId('/api/region')}`,
    '/flight',
    `/flight/${await firstId('/api/airline')}`,
    ...['/about', '/paylater', '/contact', '/privacy', '/terms'],
  ];
}

/** An address without what differs from one installation to the next. */
export const anonymised = (address: string): string =>
  address.replace(/[0-9a-f-]{36}/, '{id}').replace(/\d{4}-\d\d-\d\d/g, '{date}');

/** Reloads a page until its snapshot has this build. */
export const untilServed = (address: string, build: string): Promise<true> =>
  eventually(async () => (await (await fetch(address)).text()).includes(`"id":"${build}"`), 30_000);
