// npm run bench [-- --json] [--rounds=7] [--seconds=1]: the REST door beside the least that could answer.
// BENCH_DATABASE_URL=postgresql://… measures on that catalogue and not on the demonstration one.
import { readOptions } from './options.ts';
import { openDoors } from './doors/open-doors.ts';
import { compare } from './measure/side-by-side.ts';
import { progress, progressLine } from './report/progress.ts';
import { comparisonTable } from './report/table.ts';

const { json, ...effort } = readOptions(process.argv.slice(2));

progress('Starting the site and the bare handler…');
const doors = await openDoors({ databaseUrl: process.env.BENCH_DATABASE_URL, which: 'usual' });
try {
  progress(`${doors.flights.toLocaleString('en-GB')} flights.`);
  const compared = [];
  for (const comparison of [...doors.searches, doors.typeAhead])
    compared.push(await compare(comparison, effort, progressLine(comparison.title)));

  const { flights } = doors;
  if (json) console.log(JSON.stringify({ ...effort, flights, compared }, null, 2));
  else console.log(`\n${comparisonTable(compared, effort.clients)}`);
} finally {
  await doors.close();
}
