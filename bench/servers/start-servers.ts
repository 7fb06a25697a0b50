import { startSite } from '@larkfare/test-servers';
import { connectionOptions } from '@larkfare/service-kit';
import pg from 'pg';
import { isCpuTimeKnown, postmasterOf } from '../measure/cpu-time.ts';
import { ask } from '../measure/one-client.ts';
import { type Comparison } from '../measure/side-by-side.ts';
import { withStatements } from './captured-statement.ts';
import { chooseSearches } from './searches.ts';
import { startBareServer } from './start-bare-server.ts';
import { chooseTyped } from './type-ahead.ts';

export interface BenchServers {
  flights: number;
  /** Whether PostgreSQL's CPU time can be measured. */
  isPostgresSeen: boolean;
  searches: Comparison[];
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
  const constants = await Promise.all(
    [...pages, ...typed].map(
      async (path) =>
        [`/constant${path}`, (await ask(site.url + path)).toString('base64')] as const,
    ),
  );
  const bare = opened.adopt(
    await startBareServer({
      connection,
      searches: Object.fromEntries(
        searches.map(({ statement }, nth) => [`/search/${nth}`, statement]),
      ),
      constants: Object.fromEntries(constants),
    }),
    (started) => started.stop(),
  );
  const { flights, postmaster } = await inspectDatabase(connection);

  const compared = searches.map(({ title, rest }, nth) => ({
    title,
    ours: {
      pid: site.pid,
      urls: [`${site.url}/api/flight/filter?${new URLSearchParams(rest)}`],
    },
    bare: { pid: bare.pid, urls: [`${bare.url}/search/${nth}`] },
    postmaster,
  }));
  for (const each of compared) await assertSameAnswer(each);

  const open = opened.move();
  return {
    flights,
    isPostgresSeen: postmaster !== undefined,
    searches: compared,
    typeAhead: {
      title: `type-ahead: ${typed.length} beginnings of place names`,
      ours: { pid: site.pid, urls: typed.map((path) => site.url + path) },
      bare: { pid: bare.pid, urls: typed.map((path) => `${bare.url}/constant${path}`) },
    },
    pages: pages.map((path) => ({
      title: `page: ${path}`,
      ours: { pid: site.pid, urls: [site.url + path] },
      bare: { pid: bare.pid, urls: [`${bare.url}/constant${path}`] },
    })),
    close: () => open.disposeAsync(),
  };
}

const pages = ['/home', '/search?to=London'];

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
  const idsOf = async ([url = '']: readonly string[]) => {
    const { results }: { results: { flightId: string }[] } = JSON.parse(`${await ask(url)}`);
    return results.map(({ flightId }) => flightId).join();
  };
  const [seen, expected] = [await idsOf(ours.urls), await idsOf(bare.urls)];
  if (seen === '' || seen !== expected)
    throw new Error(`'${title}' returns different flights from the two servers.`);
}
