import { join } from 'node:path';
import { createCatalogueService } from '@larkfare/catalogue';
import { startEmbeddedDatabase } from '@larkfare/embedded-database';
import { inProcessExecutor } from '@larkfare/data-kit/subgraph';
import pg from 'pg';
import { asCatalogue } from '../servers/start-servers.ts';
import { chooseSearches } from '../servers/searches.ts';
import { quantile } from './statistics.rules.ts';

export interface Growth {
  flights: number;
  bytesPerFlight: number;
  /** The service's start, which reads all flights. */
  loadMs: number;
  /** From a price's commit until a search shows it. */
  changeMs: number;
  /** Medians of a search that is not cached yet, and of one that is. */
  searches: { title: string; firstMs: number; againMs: number }[];
}

const flightSearch = `query ($input: FlightSearchInput!) {
  flightSearch(input: $input) {
    totalItems lowestPricePence highestPricePence
    airlines { airline { id name } offers lowestPricePence }
    items {
      flightId originalPricePence savingPence finalPricePence departureDate returnDate outboundMinutes stops
      airline { name logoPicture } departureAirport { code locationName } arrivalAirport { code locationName }
    }
  }
}`;

/** Starts the catalogue alone on a folder of flights and measures what its memory costs and gives. */
export async function growthOf(folder: string): Promise<Growth> {
  await using opened = new AsyncDisposableStack();
  const database = opened.adopt(
    await startEmbeddedDatabase({ folder: join(folder, 'database') }),
    (started) => started.stop(),
  );
  const client = new pg.Client(asCatalogue(database.url));
  await client.connect();
  opened.defer(() => client.end());
  const counted = await client.query<{ flights: number }>(
    'SELECT count(*)::int AS flights FROM flights',
  );
  const flights = counted.rows[0]?.flights ?? 0;
  const { all } = await chooseSearches(asCatalogue(database.url));

  const bytesBefore = process.memoryUsage().arrayBuffers;
  const began = performance.now();
  const service = opened.adopt(
    await createCatalogueService({ databaseUrl: database.url }),
    (started) => started.close(),
  );
  const loadMs = performance.now() - began;
  global.gc?.();
  const bytesPerFlight = (process.memoryUsage().arrayBuffers - bytesBefore) / flights;

  const execute = inProcessExecutor(service.subgraph);
  const timed = async (input: object) => {
    const asked = performance.now();
    const { data, errors } = await execute({ query: flightSearch, variables: { input } });
    if (errors?.length) throw new Error(errors[0]?.message);
    return { ms: performance.now() - asked, data: data as { flightSearch: Found } };
  };
  const searches = [];
  for (const { title, graph } of all) {
    // Another page is another search of the same kind.
    const times: { first: number[]; again: number[] } = { first: [], again: [] };
    for (const round of ['first', 'again'] as const)
      for (let page = 1; page <= 40; page += 1)
        times[round].push((await timed({ ...graph, page })).ms);
    searches.push({ title, firstMs: median(times.first), againMs: median(times.again) });
  }

  const changes: number[] = [];
  const [fromTo] = all;
  for (let pence = 1_00; fromTo && pence <= 21_00; pence += 1_00) {
    const input = { ...fromTo.graph, order: 'price' };
    const [flight] = (await timed(input)).data.flightSearch.items;
    await client.query('UPDATE monthly_prices SET round_trip_pence = $1 WHERE flight_id = $2', [
      pence,
      flight?.flightId,
    ]);
    const changed = performance.now();
    while ((await timed(input)).data.flightSearch.lowestPricePence !== pence)
      await new Promise((resolve) => setTimeout(resolve, 1));
    changes.push(performance.now() - changed);
  }
  return { flights, bytesPerFlight, loadMs, changeMs: median(changes), searches };
}

interface Found {
  lowestPricePence: number | null;
  items: { flightId: string }[];
}

const median = (times: readonly number[]) =>
  quantile(
    times.toSorted((a, b) => a - b),
    0.5,
  );
