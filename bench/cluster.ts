// npm run cluster [-- --only=restart] [--rate=200] …: whole sites on Debian's PostgreSQL, pgbouncer, HAProxy and Redis.
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { callTable, callTableOfServers } from './cluster/call-table.ts';
import { capacity } from './cluster/capacity.ts';
import { journeys, journeysOfServers } from './cluster/journeys.ts';
import { kills } from './cluster/kills.ts';
import { olderCode } from './cluster/older-code.ts';
import { rollingRestart } from './cluster/rolling-restart.ts';
import { type ClusterOptions, type Row } from './cluster/row.ts';
import { shownOnBoth } from './cluster/shown-on-both.ts';
import { progress } from './report/progress.ts';
import { aligned } from './report/table.ts';

const { only, ...options } = readOptions();
const rows: Record<string, (options: ClusterOptions) => Promise<Row>> = {
  'call table': callTable,
  'call table of servers': callTableOfServers,
  journeys,
  'journeys of servers': journeysOfServers,
  'shown on both': shownOnBoth,
  'rolling restart': rollingRestart,
  kills,
  'older code': olderCode,
  capacity,
};
const interrupted = Promise.race(['SIGINT', 'SIGTERM'].map((signal) => once(process, signal)));

const table = [['row', 'seen', 'problems']];
for (const [name, row] of Object.entries(rows).filter(([each]) => each.includes(only))) {
  progress(`${name}…`);
  const { figures, problems } = await seen(row);
  table.push([name, figures, problems.join(' ') || 'none']);
  if (problems.length > 0) process.exitCode = 1;
}
console.log(aligned(table).join('\n'));

async function seen(row: (options: ClusterOptions) => Promise<Row>): Promise<Row> {
  await using opened = new AsyncDisposableStack();
  const result = await Promise.race([row({ ...options, opened }), interrupted]);
  if ('figures' in result) return result;
  await opened.disposeAsync();
  process.exit(1);
}

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
      older: { type },
    },
  });
  return z
    .object({
      only: z.string(),
      rate: count,
      restarts: count,
      kills: count,
      bookings: count,
      older: z.string().optional(),
    })
    .parse(values);
}
