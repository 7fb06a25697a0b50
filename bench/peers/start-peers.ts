import { readSupergraph, withAddresses } from '@larkfare/gateway';
import { startHiveGateway } from '@larkfare/test-servers';
import { ask } from '../measure/one-client.ts';
import { residentMiB } from '../measure/cpu-time.ts';
import { type Comparison } from '../measure/side-by-side.ts';
import { browserSearch, searchByHash, searchByText } from '../servers/browser-search.ts';
import { startChild } from '../servers/start-child.ts';
import { type BenchServers } from '../servers/start-servers.ts';

interface Peers {
  comparisons: Comparison[];
  residentMiB(): Record<string, number>;
  close(): Promise<void>;
}

const stockSearch = `query FlightSearch($input: SearchInput!) { flightSearch(input: $input) {
  items {
    flightId airline { id name shortName }
    departureAirport { id code name locationName } arrivalAirport { id code name locationName }
    outboundMinutes returnMinutes stops finalPricePence savingPence
  }
  totalItems
} }`;

/** Starts the stock stack, and our gateway and Hive's in front of our catalogue, all on the site's database. */
export async function startPeers(servers: BenchServers): Promise<Peers> {
  const { databaseUrl, chosen, byHash } = servers;
  await using opened = new AsyncDisposableStack();
  const start = async (name: string, settings: object) =>
    opened.adopt(await startChild(new URL(`${name}.ts`, import.meta.url), settings), (started) =>
      started.stop(),
    );
  const stockSubgraph = await start('stock-subgraph', { databaseUrl });
  const stockGateway = await start('stock-gateway', { subgraphUrl: stockSubgraph.url });
  const ownSubgraph = await start('own-subgraph', { databaseUrl });
  const ownGateway = await start('own-gateway', { subgraphUrl: ownSubgraph.url });
  const supergraph = withAddresses(await readSupergraph(), {
    catalogue: ownSubgraph.url,
    bookings: ownSubgraph.url,
    content: ownSubgraph.url,
  });
  const hive = opened.adopt(await startHiveGateway(supergraph), (started) => started.stop());
  const { text, sha256Hash } = await browserSearch();

  const comparisons = byHash.flatMap(({ title, ours, postmaster }, nth): Comparison[] => {
    const input = chosen[nth]?.graph ?? {};
    const { fromId, toId, departureDate } = input;
    // It would read every flight, without an answer in time.
    const isOpen = fromId === undefined && toId === undefined;
    const stock: Comparison = {
      title,
      names: ['this site', 'stock stack'],
      ours,
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
      names: ['our gateway', 'Hive Gateway'],
      ours: { pids: [ownGateway.pid], urls: [ownGateway.url + searchByHash(sha256Hash, input)] },
      bare: { pids: [hive.pid], urls: [hive.url + searchByText(text, input)] },
    };
    return isOpen ? [overHttp] : [stock, overHttp];
  });
  for (const each of comparisons) await assertAsMany(each);

  const running = opened.move();
  return {
    comparisons,
    residentMiB: () => ({
      'the whole site': residentMiB(byHash[0]?.ours.pids[0] ?? 0),
      'stock stack': residentMiB(stockGateway.pid) + residentMiB(stockSubgraph.pid),
      'our gateway': residentMiB(ownGateway.pid),
      'our catalogue': residentMiB(ownSubgraph.pid),
      'Hive Gateway': residentMiB(hive.pid),
    }),
    close: () => running.disposeAsync(),
  };
}

/** @throws if the two find different numbers of flights */
async function assertAsMany({ title, ours, bare }: Comparison): Promise<void> {
  const totalOf = async ([url = '']: readonly string[]) =>
    /"totalItems":(\d+)/.exec(`${await ask(url)}`)?.[1];
  const [seen, expected] = [await totalOf(ours.urls), await totalOf(bare.urls)];
  if (!seen || seen !== expected)
    throw new Error(`'${title}': ${seen} flights from us, ${expected} from the other.`);
}
