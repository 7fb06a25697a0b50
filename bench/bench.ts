// npm run bench [-- --json] [--rounds=7] [--seconds=1]: the REST API against a bare handler.
// BENCH_DATABASE_URL=postgresql://… measures on that catalogue and not on the demonstration one.
import { readOptions } from './options.ts';
import { startServers } from './servers/start-servers.ts';
import { besidePages } from './measure/beside-pages.ts';
import { compare } from './measure/side-by-side.ts';
import { progress, progressLine } from './report/progress.ts';
import { besideTable } from './report/beside-table.ts';
import { comparisonTable } from './report/table.ts';

const { json, ...effort } = readOptions(process.argv.slice(2));

progress('Starting the site and the bare handler…');
const servers = await startServers({ databaseUrl: process.env.BENCH_DATABASE_URL, which: 'usual' });
try {
  progress(`${servers.flights.toLocaleString('en-GB')} flights.`);
  const compared = [];
  for (const comparison of [
    ...servers.searches,
    ...servers.byHash,
    servers.typeAhead,
    ...servers.pages,
  ])
    compared.push(await compare(comparison, effort, progressLine(comparison.title)));

  const { flights, typeAhead, pages } = servers;
  const [typed, [page = '']] = [typeAhead.ours.urls, pages[0]?.ours.urls ?? []];
  progress('Type-ahead beside pages…');
  const beside = [await besidePages(typed, page, 200), await besidePages(typed, page)];
  if (json) console.log(JSON.stringify({ ...effort, flights, compared, beside }, null, 2));
  else console.log(`\n${comparisonTable(compared, effort.clients)}\n\n${besideTable(beside)}`);
} finally {
  await servers.close();
}
