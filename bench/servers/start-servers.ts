import { startSite } from '@larkfare/test-servers';
import { connectionOptions } from '@larkfare/data-kit/database';
import pg from 'pg';
import { isCpuTimeKnown, postmasterOf } from '../measure/cpu-time.ts';
import { ask } from '../measure/one-client.ts';
import { type Comparison } from '../measure/side-by-side.ts';
import { type BareResponses } from './bare-server.ts';
import { withStatements } from './captured-statement.ts';
import { browserSearch, searchByHash } from './browser-search.ts';
import { chooseSearches, type Search } from './searches.ts';
import { startChild } from './start-child.ts';
import { chooseTyped } from './type-ahead.ts';

export interface BenchServers {
  flights: number;
  /** Whether PostgreSQL's CPU time can be measured. */
  isPostgresSeen: boolean;
  searches: Comparison[];
  /** GraphQL by its hash, as browsers send it, against the same search through the REST API. */
  byHash: Comparison[];
  /** Against a handler that sends the same bytes. */
  constantSearches: Comparison[];
  chosen: readonly Search[];
  databaseUrl: string;
  typeAhead: Comparison;
  /** Against a handler that sends the same compressed bytes. */
  pages: Comparison[];
  close(): Promise<void>;
}

interface Options {
  /** The catalogue's database; by default a new demonstration catalogue. */
  databaseUrl?: string | undefined;
  /** The folder of the embedded database; by default a temporary one. */
  dataFolder?: string | undefined;
  which: 'usual' | 'all';
}

/** Starts the site and the bare handler on the same database, and checks that both return the same flights. */
export async function startServers({
  databaseUrl,
  dataFolder,
  which,
}: Options): Promise<BenchServers> {
  await using opened = new AsyncDisposableStack();
  const site = opened.adopt(
    await startSite({
      ...(dataFolder && { dataFolder }),
      env: {
        ...unlimited,
        ...((databaseUrl ?? dataFolder) && { DEMO_DATA: 'none' }),
        ...(databaseUrl && { DATABASE_URL: databaseUrl }),
      },
    }),
    (started) => started.stop({ keepData: dataFolder !== undefined }),
  );
  const url = databaseUrl ?? site.databaseUrl;
  const chosen = (await chooseSearches(asCatalogue(url)))[which];
  const { searches, connectionOptions: options } = await withStatements(url, chosen);
  const connection = { connectionString: url, options };
  const typed = (await chooseTyped(connection)).map(
    (q) => `/api/airport/search-advanced?${new URLSearchParams({ q })}`,
  );
  const asked = searches.map(({ rest }) => `/api/flight/filter?${new URLSearchParams(rest)}`);
  const constants = await Promise.all(
    [...pages, ...typed, ...asked].map(
      async (path) =>
        [`/constant${path}`, (await ask(site.url + path)).toString('base64')] as const,
    ),
  );
  const bare = opened.adopt(
    await startChild(new URL('bare-server.ts', import.meta.url), {
      connection,
      searches: Object.fromEntries(
        searches.map(({ statement }, nth) => [`/search/${nth}`, statement]),
      ),
      constants: Object.fromEntries(constants),
    } satisfies BareResponses),
    (started) => started.stop(),
  );
  const { flights, postmaster } = await inspectDatabase(connection);

  const compared = searches.map(({ title }, nth) => ({
    title,
    ours: { pids: [site.pid], urls: [`${site.url}${asked[nth]}`] },
    bare: { pids: [bare.pid], urls: [`${bare.url}/search/${nth}`] },
    postmaster,
  }));
  const { sha256Hash } = await browserSearch();
  const byHash = compared.map(({ title, ours }, nth) => ({
    title: `${title}, GraphQL by its hash`,
    names: ['GraphQL', 'REST'] as const,
    ours: { ...ours, urls: [`${site.url}${searchByHash(sha256Hash, searches[nth]?.graph)}`] },
    bare: ours,
    postmaster,
  }));
  for (const each of [...compared, ...byHash]) await assertSameAnswer(each);

  const open = opened.move();
  return {
    flights,
    isPostgresSeen: postmaster !== undefined,
    searches: compared,
    byHash,
    constantSearches: compared.map(({ title, ours }, nth) => ({
      title: `${title}, against the same bytes`,
      ours,
      bare: { pids: [bare.pid], urls: [`${bare.url}/constant${asked[nth]}`] },
      postmaster,
    })),
    chosen,
    databaseUrl: url,
    typeAhead: {
      title: `type-ahead: ${typed.length} beginnings of place names`,
      ours: { pids: [site.pid], urls: typed.map((path) => site.url + path) },
      bare: { pids: [bare.pid], urls: typed.map((path) => `${bare.url}/constant${path}`) },
    },
    pages: [
      ...pages.map((path) => ({ path, sameBytes: path })),
      { path: neverAsked, sameBytes: '/search?to=London' },
    ].map(({ path, sameBytes }) => ({
      title: `page: ${path}, ${pagesAtOnce} clients`,
      clients: pagesAtOnce,
      ours: { pids: [site.pid], urls: [site.url + path] },
      bare: { pids: [bare.pid], urls: [`${bare.url}/constant${sameBytes}`] },
    })),
    close: () => open.disposeAsync(),
  };
}

const pages = ['/home', '/search?to=London'];
/** The slots and the queue of pages: a site refuses the excess of a lasting peak. */
const pagesAtOnce = 8;
/** Another page each time, of the same flights. */
const neverAsked = '/search?to=London&maxPrice={n}';

const unlimited = {
  NODE_ENV: 'production',
  LOG_LEVEL: 'warn',
  READS_PER_MINUTE: '100000000',
};

/** The catalogue's role and schema. */
export const asCatalogue = (url: string): pg.PoolConfig => ({
  connectionString: url,
  options: connectionOptions(url, 'catalogue').options,
});

async function inspectDatabase(connection: pg.ClientConfig) {
  const client = new pg.Client(connection);
  await client.connect();
  const { rows } = await client.query<{ flights: number; backend: number }>(
    'SELECT count(*)::int AS flights, pg_backend_pid() AS backend FROM flights',
  );
  const [{ flights, backend } = { flights: 0, backend: 0 }] = rows;
  const postmaster = isCpuTimeKnown ? postmasterOf(backend) : undefined;
  await client.end();
  return { flights, postmaster };
}

/** @throws if the two return different flights */
async function assertSameAnswer({ title, ours, bare }: Comparison): Promise<void> {
  const idsOf = async ([url = '']: readonly string[]) =>
    [...`${await ask(url)}`.matchAll(/"flightId":"([^"]+)"/g)].map(([, id]) => id).join();
  const [seen, expected] = [await idsOf(ours.urls), await idsOf(bare.urls)];
  if (seen === '' || seen !== expected)
    throw new Error(`'${title}' returns different flights from the two servers.`);
}
