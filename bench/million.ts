// npm run bench:million [-- --json] [--rounds=7] [--seconds=1]: the catalogue in memory with 10,000, 100,000 and a million
// flights, and searches and the type-ahead of the whole site with a million.
// BENCH_DATA_DIR holds their folders; .data/bench by default. --flights=20000 makes and measures that number alone.
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { figure, printReport, progress, readOptions, table } from './harness/report.ts';
import { createFlights } from './search/create-flights.ts';
import { type Growth, growthOf } from './search/growth.ts';
import { startServers } from './search/servers.ts';
import { compareAll, comparisonTable, effortOptions } from './search/side-by-side.ts';

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
const { searches, typeAhead } = await startServers(opened, {
  dataFolder: folderOf(sizes.at(-1) ?? 0),
  which: 'all',
});
const compared = await compareAll([...searches, typeAhead], effort);
printReport(
  json,
  { ...effort, growth, compared },
  `${growthTable()}\n\n${comparisonTable(compared)}`,
);

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
