import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createCatalogueService } from '@larkfare/catalogue';
import { startEmbeddedDatabase } from '@larkfare/embedded-database';
import { inProcessExecutor } from '@larkfare/data-kit/subgraph';
import { median } from '../harness/sampling.ts';
import { queryOnce } from '../harness/sites.ts';
import { chooseSearches } from './searches.ts';
import { asCatalogue } from './servers.ts';

export interface Growth {
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

/** Starts the catalogue alone on a folder of flights and measures what its memory costs and gives. */
export async function growthOf(folder: string): Promise<Growth> {
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
