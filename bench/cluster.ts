// npm run cluster [-- --only=restart] [--rate=200] …: whole sites on Debian's PostgreSQL, pgbouncer and HAProxy.
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { callTable } from './cluster/call-table.ts';
import { kills } from './cluster/kills.ts';
import { rollingRestart } from './cluster/rolling-restart.ts';
import { type ClusterOptions, type Row } from './cluster/row.ts';
import { shownOnBoth } from './cluster/shown-on-both.ts';
import { progress } from './report/progress.ts';
import { aligned } from './report/table.ts';

const { only, ...options } = readOptions();
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
const rows: Record<string, (options: ClusterOptions) => Promise<Row>> = {
  'call table': callTable,
  'shown on both': shownOnBoth,
  'rolling restart': rollingRestart,
  kills,
};

const table = [['row', 'seen', 'problems']];
for (const [name, row] of Object.entries(rows).filter(([each]) => each.includes(only))) {
  progress(`${name}…`);
  const { figures, problems } = await row(options);
  table.push([name, figures, problems.join(' ') || 'none']);
  if (problems.length > 0) process.exitCode = 1;
}
console.log(aligned(table).join('\n'));

function readOptions() {
  const count = z.coerce.number().int().positive();
  const type = 'string';
  const { values } = parseArgs({
    options: {
      only: { type, default: '' },
      rate: { type, default: '200' },
      restarts: { type, default: '10' },
      kills: { type, default: '5' },
      bookings: { type, default: '1000' },
    },
  });
  return z
    .object({
      only: z.string(),
      rate: count,
      restarts: count,
      kills: count,
      bookings: count,
    })
    .parse(values);
}
