// npm run bench:million [-- --json] [--rounds=7] [--seconds=1]: the catalogue in memory with 10,000, 100,000 and a million
// flights, and searches and the type-ahead of the whole site with a million.
// BENCH_DATA_DIR holds their folders; .data/bench by default. --flights=20000 makes and measures that number alone.
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createCatalogueService } from '@larkfare/catalogue';
import { inProcessExecutor } from '@larkfare/data-kit/subgraph';
import { startEmbeddedDatabase } from '@larkfare/embedded-database';
import { z } from 'zod';
import { figure, printReport, progress, readOptions, table } from './harness/report.ts';
import { median } from './harness/sampling.ts';
import { queryOnce } from './harness/sites.ts';
import { createFlights } from './search/create-flights.ts';
import { chooseSearches } from './search/searches.ts';
import { asCatalogue, startServers } from './search/servers.ts';
import { compareAll, comparisonTable, effortOptions } from './search/side-by-side.ts';

interface Growth {
  flights: number;
  bytesPerFlight: number;
  /** The service's start, which reads all flights. */
  loadMs: number;
  /** From a price's commit until a search shows it. */
  changeMs: number;
  /** Medians of a search that is not cached yet, and of one that is. */
  searches: { title: string; firstMs: number; cachedMs: number }[];
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

interface FlightSearch {
  lowestPricePence: number | null;
  items: { flightId: string }[];
}

const pagesOfEach = 40;
const changes = 20;

const { json, flights, ...effort } = readOptions({
  ...effortOptions,
  flights: z.coerce.number().int().positive().optional(),
});
/** Random pairs that repeat are what is missing from a million. */
const sizes = flights ? [flights] : [10_000, 100_000, 1_088_000];
const folderOf = (size: number) =>
  join(resolve(process.env.BENCH_DATA_DIR ?? '.data/bench'), `flights-${size}`);

const growth: Growth[] = [];
for (const size of sizes) {
  await createFlights(folderOf(size), size);
  progress(`Measuring ${size.toLocaleString('en-GB')} flights…`);
  growth.push(await growthOf(folderOf(size)));
}

await using opened = new AsyncDisposableStack();
progress('Starting the site and the bare handler…');
const { besidePg, typeAhead } = await startServers(opened, {
  dataFolder: folderOf(sizes.at(-1) ?? 0),
  which: 'all',
});
const compared = await compareAll([...besidePg, typeAhead], effort);
printReport(
  json,
  { ...effort, growth, compared },
  `${growthTable()}\n\n${comparisonTable(compared)}`,
);

/** Starts the catalogue alone on a folder of flights and measures what its memory costs and gives. */
async function growthOf(folder: string): Promise<Growth> {
  await using opened = new AsyncDisposableStack();
  const database = opened.adopt(
    await startEmbeddedDatabase({ folder: join(folder, 'database') }),
    (started) => started.stop(),
  );
  const connection = asCatalogue(database.url);
  const { all, flights } = await chooseSearches(connection);

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
  const search = async (input: object): Promise<FlightSearch & { ms: number }> => {
    const started = performance.now();
    const { data, errors } = await execute({ query: flightSearch, variables: { input } });
    if (errors?.length) throw new Error(errors[0]?.message);
    const ms = performance.now() - started;
    return { ...(data as { flightSearch: FlightSearch }).flightSearch, ms };
  };
  const searches = [];
  for (const { title, graph } of all) {
    const medianMs = async () => {
      const times = [];
      // Another page is another search of the same kind.
      for (let page = 1; page <= pagesOfEach; page += 1)
        times.push((await search({ ...graph, page })).ms);
      return median(times);
    };
    searches.push({ title, firstMs: await medianMs(), cachedMs: await medianMs() });
  }

  const changeTimes: number[] = [];
  const input = { ...all[0]?.graph, order: 'price' };
  for (let pence = 100; pence <= changes * 100; pence += 100) {
    const [flight] = (await search(input)).items;
    await queryOnce(
      connection,
      `UPDATE monthly_prices SET round_trip_pence = ${pence} WHERE flight_id = '${flight?.flightId}'`,
    );
    const changed = performance.now();
    while ((await search(input)).lowestPricePence !== pence) await pause(1);
    changeTimes.push(performance.now() - changed);
  }
  return { flights, bytesPerFlight, loadMs, changeMs: median(changeTimes), searches };
}

function growthTable(): string {
  const row = (title: string, value: (each: Growth) => string) => [title, ...growth.map(value)];
  return table(
    row('flights', (each) => each.flights.toLocaleString('en-GB')),
    [
      row('bytes of memory a flight', ({ bytesPerFlight }) => figure(bytesPerFlight)),
      row('start with the read of all, ms', ({ loadMs }) => figure(loadMs)),
      row('a change until a search finds it, ms', ({ changeMs }) => figure(changeMs)),
      ['p50 of a search inside the service, ms: first / cached'],
      ...(growth[0]?.searches ?? []).map(({ title }, nth) =>
        // The places differ from catalogue to catalogue.
        row(`  ${title.replace(/: .*/, '')}`, (each) => {
          const search = each.searches[nth];
          return search ? `${figure(search.firstMs)} / ${figure(search.cachedMs)}` : '';
        }),
      ),
    ],
  );
}
