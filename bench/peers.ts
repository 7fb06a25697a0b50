// npm run bench:peers [-- --json] [--rounds=7] [--seconds=1]: the search beside what others would build it with.
// Hive Gateway is installed once into .data/peers; nothing else reaches beyond this machine.
import { readOptions } from './options.ts';
import { compare } from './measure/side-by-side.ts';
import { startPeers } from './peers/start-peers.ts';
import { progress, progressLine } from './report/progress.ts';
import { comparisonTable } from './report/table.ts';
import { startServers } from './servers/start-servers.ts';

const { json, ...effort } = readOptions(process.argv.slice(2));

progress('Starting the site and its peers…');
await using opened = new AsyncDisposableStack();
const servers = opened.adopt(
  await startServers({ databaseUrl: process.env.BENCH_DATABASE_URL, which: 'usual' }),
  (started) => started.close(),
);
const peers = opened.adopt(await startPeers(servers), (started) => started.close());

const compared = [];
for (const comparison of [
  ...peers.comparisons,
  ...servers.byHash,
  ...servers.searches,
  ...servers.constantSearches,
  ...servers.pages,
])
  compared.push(await compare(comparison, effort, progressLine(comparison.title)));

const memory = peers.residentMiB();
if (json) console.log(JSON.stringify({ ...effort, compared, memory }, null, 2));
else {
  console.log(`\n${comparisonTable(compared, effort.clients)}\n\nMemory afterwards, MiB:`);
  for (const [name, mebibytes] of Object.entries(memory)) console.log(`  ${name}: ${mebibytes}`);
}
