// npm run bench:peers [-- --json] [--rounds=7] [--seconds=1]: the search beside what others would build it with.
// Hive Gateway is installed once into .data/peers; nothing else reaches beyond this machine.
import { fileURLToPath } from 'node:url';
import { readSupergraph, withAddresses } from '@larkfare/gateway';
import { startHiveGateway } from '@larkfare/test-servers';
import { startChild } from './harness/children.ts';
import { printReport, progress, readOptions, table } from './harness/report.ts';
import { residentMiB } from './harness/sampling.ts';
import { signIn } from './harness/sites.ts';
import { buildRouterServer } from './page/single-bundle.ts';
import { type PeerSettings, type RecordedSubgraphs } from './search/peer-server.ts';
import {
  assertEqual,
  browserSearch,
  clientsOfPages,
  operationOf,
  searchByHash,
  searchByText,
  startServers,
  uncachedPage,
} from './search/servers.ts';
import {
  compareAll,
  type Comparison,
  comparisonTable,
  effortOptions,
} from './search/side-by-side.ts';

const stockSearch = `query FlightSearch($input: SearchInput!) { flightSearch(input: $input) {
  items {
    flightId airline { id name shortName }
    departureAirport { id code name locationName } arrivalAirport { id code name locationName }
    outboundMinutes returnMinutes stops finalPricePence savingPence
  }
  totalItems
} }`;

const { json, ...effort } = readOptions(effortOptions);
await using opened = new AsyncDisposableStack();

progress('Starting the site and its peers…');
const servers = await startServers(opened, {
  databaseUrl: process.env.BENCH_DATABASE_URL,
  which: 'usual',
});
const peers = await startPeers(opened, servers);
const compared = await compareAll(peers.comparisons, effort);

const memory = peers.residentMiB();
const memoryRows = Object.entries(memory).map(([name, mebibytes]) => [name, `${mebibytes}`]);
printReport(
  json,
  { ...effort, compared, memory },
  `${comparisonTable(compared)}\n\n${table(['Memory afterwards', 'MiB'], memoryRows)}`,
);

/** Starts the stock stack, and our gateway and Hive's in front of our catalogue, all on the site's database. */
async function startPeers(
  opened: AsyncDisposableStack,
  { databaseUrl, kinds, postmaster }: Awaited<ReturnType<typeof startServers>>,
) {
  const start = async (peer: PeerSettings['peer'], upstream: string) => {
    const file = new URL('search/peer-server.ts', import.meta.url);
    const child = await startChild<string>(file, { peer, upstream } satisfies PeerSettings);
    opened.defer(() => child.stop());
    return { pid: child.pid, url: child.result };
  };
  const startHive = async (subgraph: string) => {
    const addresses = { catalogue: subgraph, bookings: subgraph, content: subgraph };
    const supergraph = withAddresses(await readSupergraph(), addresses);
    const hive = await startHiveGateway(supergraph, '--hive-router-runtime');
    opened.defer(hive.stop);
    return hive;
  };
  const stockSubgraph = await start('stock subgraph', databaseUrl);
  const stockGateway = await start('stock gateway', stockSubgraph.url);
  const ourSubgraph = await start('our subgraph', databaseUrl);
  const ourGateway = await start('our gateway', ourSubgraph.url);
  const hive = await startHive(ourSubgraph.url);
  const { text, sha256Hash } = await browserSearch();

  const list = await operationOf('admin', 'FlightList');
  const site = new URL(kinds[0]?.byHash.urls[0] ?? '').origin;
  const recorded = await recordFlightList(site, list.text);
  const subgraphs = await start('recorded subgraphs', JSON.stringify(recorded));
  const ourListGateway = await start('our gateway', subgraphs.url);
  const hiveOfList = await startHive(subgraphs.url);
  const inTwoFetches: Comparison = {
    title: 'the office’s list of flights, two subgraphs over HTTP (CPU of the gateways alone)',
    beside: 'Hive Gateway, router runtime',
    ours: {
      pids: [ourListGateway.pid],
      urls: [ourListGateway.url + searchByHash(list.sha256Hash, {})],
    },
    bare: { pids: [hiveOfList.pid], urls: [hiveOfList.url + searchByText(list.text, {})] },
  };

  const comparisons = kinds.flatMap(({ title, input, byHash }): Comparison[] => {
    const { fromId, toId, departureDate } = input;
    const stock: Comparison = {
      title,
      beside: 'stock stack',
      ours: byHash,
      bare: {
        pids: [stockGateway.pid, stockSubgraph.pid],
        urls: [
          stockGateway.url.replace(/\/$/, '') +
            searchByText(stockSearch, { fromId, toId, departureDate }).replace('/graphql', '/'),
        ],
      },
      postmaster,
    };
    const overHttp: Comparison = {
      title: `${title}, subgraph over HTTP (CPU of the gateways alone)`,
      beside: 'Hive Gateway, router runtime',
      ours: { pids: [ourGateway.pid], urls: [ourGateway.url + searchByHash(sha256Hash, input)] },
      bare: { pids: [hive.pid], urls: [hive.url + searchByText(text, input)] },
    };
    // The stock stack would sort every flight for a search with neither end.
    return fromId || toId ? [stock, overHttp] : [overHttp];
  });
  comparisons.unshift(inTwoFetches);
  for (const each of comparisons)
    await assertEqual(each, (body) => /"totalItems":(\d+)/.exec(body)?.[1]);

  const [sitePid = 0] = kinds[0]?.byHash.pids ?? [];
  const routerServer = await startChild<string>(await buildRouterServer(), {
    site,
    file: fileURLToPath(new URL('../remotes/public/dist/server/app.cjs', import.meta.url)),
  });
  opened.defer(() => routerServer.stop());
  const page: Comparison = {
    title: `page in no cache, ${clientsOfPages} clients (CPU with the API)`,
    beside: 'React Router’s server',
    ours: { pids: [sitePid], urls: [site + uncachedPage] },
    bare: { pids: [routerServer.pid, sitePid], urls: [routerServer.result + uncachedPage] },
    clients: clientsOfPages,
  };
  await assertEqual(page, (body) => String(body.split('<article').length));
  comparisons.push(page);

  return {
    comparisons,
    residentMiB: () => ({
      'the whole site': residentMiB(kinds[0]?.byHash.pids[0] ?? 0),
      'stock stack': residentMiB(stockGateway.pid) + residentMiB(stockSubgraph.pid),
      'our gateway': residentMiB(ourGateway.pid),
      'our catalogue': residentMiB(ourSubgraph.pid),
      'Hive Gateway': residentMiB(hive.pid),
    }),
  };
}

/** The responses of the subgraphs for the office's list of flights. */
async function recordFlightList(site: string, query: string): Promise<RecordedSubgraphs> {
  const response = await fetch(`${site}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(await signIn(site)) },
    body: JSON.stringify({ query, variables: { input: {} } }),
  });
  const first = await response.text();
  const { data }: { data: { records: { items: { flight: object }[] } } } = JSON.parse(first);
  const entities = data.records.items.map(({ flight }) => flight);
  return { first, entities: JSON.stringify({ data: { _entities: entities } }) };
}
