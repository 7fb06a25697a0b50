// npm run bench [-- --json] [--rounds=7] [--seconds=1]: the REST API against a bare handler.
// BENCH_DATABASE_URL=postgresql://… measures on that catalogue and not on the demonstration one.
import { printReport, progress, readOptions } from './harness/report.ts';
import { startServers } from './search/servers.ts';
import { compareAll, comparisonTable, effortOptions } from './search/side-by-side.ts';

const { json, ...effort } = readOptions(effortOptions);
await using opened = new AsyncDisposableStack();

progress('Starting the site and the bare handler…');
const { flights, besidePg, again, byHash, typeAhead, pages } = await startServers(opened, {
  databaseUrl: process.env.BENCH_DATABASE_URL,
  which: 'usual',
});
progress(`${flights.toLocaleString('en-GB')} flights.`);
const rows = [...besidePg, ...again, ...byHash, typeAhead, ...pages];
const compared = await compareAll(rows, effort);
printReport(json, { ...effort, flights, compared }, comparisonTable(compared));
