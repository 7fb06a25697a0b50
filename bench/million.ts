// npm run bench:million [-- --json] [--rounds=7] [--seconds=1]: search and type-ahead with a million flights.
// BENCH_DATA_DIR is their folder; .data/million-flights by default.
import { resolve } from 'node:path';
import { startServers } from './servers/start-servers.ts';
import { compare } from './measure/side-by-side.ts';
import { millionFlights } from './million-flights.ts';
import { readOptions } from './options.ts';
import { progress, progressLine } from './report/progress.ts';
import { comparisonTable } from './report/table.ts';
import { targetTable } from './report/targets.ts';

const { json, ...effort } = readOptions(process.argv.slice(2));
const dataFolder = resolve(process.env.BENCH_DATA_DIR ?? '.data/million-flights');

await millionFlights(dataFolder);
progress('Starting the site and the bare handler…');
const servers = await startServers({ dataFolder, which: 'all' });
try {
  progress(`${servers.flights.toLocaleString('en-GB')} flights.`);
  const searches = [];
  for (const search of servers.searches)
    searches.push({
      ...(await compare(search, effort, progressLine(search.title))),
      plan: await search.explain(),
    });
  const typeAhead = await compare(servers.typeAhead, effort, progressLine(servers.typeAhead.title));

  const { flights } = servers;
  if (json) console.log(JSON.stringify({ ...effort, flights, searches, typeAhead }, null, 2));
  else {
    console.log(`\n${comparisonTable([...searches, typeAhead], effort.clients)}`);
    console.log(`\n${targetTable(searches, typeAhead)}`);
  }
} finally {
  await servers.close();
}
