import { hash } from 'node:crypto';
import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { connectionOptions } from '@larkfare/data-kit/database';
import pg from 'pg';
import { startChild } from '../harness/children.ts';
import { bodyOf, textOf } from '../harness/load.ts';
import { postmasterOf } from '../harness/sampling.ts';
import { openFolder, openSite } from '../harness/sites.ts';
import { type BareResponses } from './bare-server.ts';
import { captureStatements } from './captured-statement.ts';
import { chooseSearches, type Search } from './searches.ts';
import { type Comparison } from './side-by-side.ts';

/** The catalogue's role and schema. */
export const asCatalogue = (url: string): pg.PoolConfig => ({
  connectionString: url,
  options: connectionOptions(url, 'catalogue').options,
});

const pages = ['/home', '/search?to=London'];
/** The slots and the queue of pages: a site refuses the excess of a lasting peak. */
export const clientsOfPages = 8;
/** Another page each time, of the same flights. */
export const uncachedPage = `${pages[1]}&maxPrice=*pounds*`;
/** Additions to a search of the REST API, in pounds, and to one by GraphQL. */
const askings = [
  ['cached', {}, {}],
  ['uncached', { maxPrice: '*pence*e-2' }, { maxPricePence: '*pence*' }],
] as const;

interface Options {
  /** The catalogue's database; by default a new demonstration catalogue. */
  databaseUrl?: string | undefined;
  /** The folder of the embedded database; by default a temporary one. */
  dataFolder?: string;
  which: 'usual' | 'all';
}

/** Starts the site and the bare handler on the same database, and checks that both return the same flights. */
export async function startServers(
  opened: AsyncDisposableStack,
  { databaseUrl, dataFolder, which }: Options,
) {
  const remotes = await remotesWithRestSearch(opened);
  const site = await openSite(opened, {
    dataFolder,
    env: {
      REMOTES_DIR: remotes.folder,
      ...((databaseUrl ?? dataFolder) && { DEMO_DATA: 'none' }),
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    },
  });
  const url = databaseUrl ?? site.databaseUrl;
  const connection = asCatalogue(url);
  const { flights, destinations, [which]: searches } = await chooseSearches(connection);
  const postmaster = await postmasterAt(connection);
  const statements = await captureStatements(url, searches);
  const typed = destinations.flatMap((name) =>
    [1, 2, 3, 4].map((letters) => `/api/airport/search-advanced?q=${name.slice(0, letters)}`),
  );
  const repeated = searches.map(({ rest }) => restAddress(rest));
  const constants = [...pages, ...typed, ...repeated].map(
    async (path) =>
      [`/constant${path}`, (await lastingBody(site.url + path)).toString('base64')] as const,
  );
  const bare = opened.adopt(
    await startChild<string>(new URL('bare-server.ts', import.meta.url), {
      connection,
      searches: Object.fromEntries(statements.map((each, nth) => [`/search/${nth}`, each])),
      constants: Object.fromEntries(await Promise.all(constants)),
    } satisfies BareResponses),
    (started) => started.stop(),
  );
  const ofSite = (...paths: string[]) => ({
    pids: [site.pid],
    urls: paths.map((path) => site.url + path),
  });
  const ofBare = (...paths: string[]) => ({
    pids: [bare.pid],
    urls: paths.map((path) => bare.result + path),
  });

  const { sha256Hash } = await browserSearch();
  const kinds = searches.flatMap(({ title, rest, graph }, nth) =>
    askings.map(([asking, inRest, inGraph]) => ({
      title: `${title}, ${asking}`,
      input: { ...graph, ...inGraph } as Search['graph'],
      rest: ofSite(restAddress({ ...rest, ...inRest })),
      byHash: ofSite(searchByHash(sha256Hash, { ...graph, ...inGraph })),
      restByHash: ofSite(searchByHash(remotes.sha256Hash, { ...graph, ...inGraph })),
      bare: ofBare(`/search/${nth}`),
    })),
  );
  const besidePg = kinds.map(({ title, rest: ours, bare }) => {
    return { title, beside: 'Fastify + pg', ours, bare, postmaster };
  });
  const byHash = kinds.map(({ title, restByHash: ours, rest: bare }) => {
    return { title: `${title}, the same fields by hash`, beside: 'REST', ours, bare, postmaster };
  });
  for (const each of [...besidePg, ...byHash]) await assertEqual(each, flightIds);
  const besideBytes = (title: string, paths: string[], clients?: number): Comparison => ({
    ...{ title, beside: 'same bytes', clients },
    ours: ofSite(...paths),
    bare: ofBare(...paths.map((path) => `/constant${path.replace('&maxPrice=*pounds*', '')}`)),
  });

  return {
    flights,
    postmaster,
    databaseUrl: url,
    kinds,
    besidePg,
    byHash,
    typeAhead: besideBytes(`type-ahead: ${typed.length} beginnings of place names`, typed),
    again: repeated.map((path, nth) => besideBytes(besidePg[2 * nth]?.title ?? '', [path])),
    pages: [...pages, uncachedPage].map((path) =>
      besideBytes(`page: ${path}, ${clientsOfPages} clients`, [path], clientsOfPages),
    ),
  };
}

const restAddress = (search: Record<string, string>): string =>
  `/api/flight/filter?${new URLSearchParams(search)}`;

/** The body as it is sent in the long run: compressed better after a second request. */
async function lastingBody(url: string): Promise<Buffer> {
  await bodyOf(url);
  await bodyOf(url);
  await pause(1000);
  return bodyOf(url);
}

/** Undefined if its process is not visible. */
async function postmasterAt(connection: pg.ClientConfig): Promise<number | undefined> {
  const client = new pg.Client(connection);
  await client.connect();
  const { rows } = await client.query<{ id: number }>('SELECT pg_backend_pid() AS id');
  const postmaster = postmasterOf(rows[0]?.id ?? 0);
  await client.end();
  return postmaster;
}

/** The search of the visitors' remote. */
export const browserSearch = () => operationOf('public', 'FlightSearch');

/** The site's remotes, one of which has the search of the REST API among its operations. */
async function remotesWithRestSearch(opened: AsyncDisposableStack) {
  const folder = await openFolder(opened, 'larkfare-remotes-');
  const root = fileURLToPath(new URL('../../', import.meta.url));
  const filter = (path: string) => !/\/(src|node_modules)$/.test(path);
  await cp(join(root, 'remotes'), folder, { recursive: true, filter });
  const text = await readFile(join(root, 'gateway/src/rest/flights/flight-filter.graphql'), 'utf8');
  const sha256Hash = hash('sha256', text);
  const file = join(folder, 'public/dist/operations.json');
  const operations: object[] = JSON.parse(await readFile(file, 'utf8'));
  const restSearch = { name: 'FlightFilter', text, sha256: sha256Hash };
  await writeFile(file, JSON.stringify([...operations, restSearch]));
  return { folder, sha256Hash };
}

/** An operation of a remote. */
export async function operationOf(
  remote: 'public' | 'admin',
  name: string,
): Promise<{ text: string; sha256Hash: string }> {
  const file = new URL(`../../remotes/${remote}/dist/operations.json`, import.meta.url);
  const operations: Record<'name' | 'text' | 'sha256', string>[] = JSON.parse(
    await readFile(file, 'utf8'),
  );
  const operation = operations.find((each) => each.name === name);
  if (!operation) throw new Error(`The remote has no ${name}: run npm run build first.`);
  return { text: operation.text, sha256Hash: operation.sha256 };
}

/** The rows of the bare handler call them `id`, as the table does. */
function flightIds(body: string): string {
  const name = body.includes('"flightId"') ? 'flightId' : 'id';
  return [...body.matchAll(new RegExp(`"${name}":"([^"]+)"`, 'g'))].map(([, id]) => id).join();
}

export const searchByHash = (sha256Hash: string, input: object): string =>
  `/graphql?${new URLSearchParams({
    variables: JSON.stringify({ input }),
    extensions: JSON.stringify({ persistedQuery: { version: 1, sha256Hash } }),
  })}`;

export const searchByText = (query: string, input: object): string =>
  `/graphql?${new URLSearchParams({ query, variables: JSON.stringify({ input }) })}`;

/** @throws if the two return different flights, or none */
export async function assertEqual(
  { title, ours, bare }: Comparison,
  read: (body: string) => string | undefined,
): Promise<void> {
  const [result, other] = await Promise.all(
    [ours, bare].map(async ({ urls: [url = ''] }) => read(await textOf(url))),
  );
  if (!result || result !== other)
    throw new Error(`'${title}' returns different flights from the two servers.`);
}
