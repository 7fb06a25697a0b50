// npm run bench:million [-- --json] [--rounds=7] [--seconds=1]: the catalogue in memory with 10,000, 100,000 and a million
// flights, and searches and the type-ahead of the whole site with a million.
// BENCH_DATA_DIR holds their folders; .data/bench by default.
import { join, resolve } from 'node:path';
import { createFlights } from './create-flights.ts';
import { startServers } from './servers/start-servers.ts';
import { compare } from './measure/side-by-side.ts';
import { growthOf } from './measure/growth.ts';
import { readOptions } from './options.ts';
import { growthTable } from './report/growth-table.ts';
import { progress, progressLine } from './report/progress.ts';
import { comparisonTable } from './report/table.ts';

const { json, ...effort } = readOptions(process.argv.slice(2));
/** Random pairs that repeat are what is missing from a million. */
const sizes = [10_000, 100_000, 1_088_000];
const folderOf = (flights: number) =>
  join(resolve(process.env.BENCH_DATA_DIR ?? '.data/bench'), `flights-${flights}`);

const growth = [];
for (const flights of sizes) {
  await createFlights(folderOf(flights), flights);
  progress(`Measuring ${flights.toLocaleString('en-GB')} flights…`);
  growth.push(await growthOf(folderOf(flights)));
}

progress('Starting the site and the bare handler…');
const servers = await startServers({ dataFolder: folderOf(1_088_000), which: 'all' });
try {
  const compared = [];
  for (const comparison of [...servers.searches, servers.typeAhead])
    compared.push(await compare(comparison, effort, progressLine(comparison.title)));
  if (json) console.log(JSON.stringify({ ...effort, growth, compared }, null, 2));
  else console.log(`\n${growthTable(growth)}\n\n${comparisonTable(compared, effort.clients)}`);
} finally {
  await servers.close();
}
