// npm run bench:peers [-- --json] [--rounds=7] [--seconds=1]: the search beside what others would build it with.
// Hive Gateway is installed once into .data/peers; nothing else reaches beyond this machine.
import { printReport, progress, readOptions, table } from './harness/report.ts';
import { startPeers } from './search/peers.ts';
import { startServers } from './search/servers.ts';
import { compareAll, comparisonTable, effortOptions } from './search/side-by-side.ts';

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
