// npm run cluster [-- --only=restart] [--rate=200] …: whole sites on Debian's PostgreSQL, pgbouncer, HAProxy and Redis.
import { once } from 'node:events';
import { z } from 'zod';
import { callTable, olderCode } from './cluster/run-tests.ts';
import { type ClusterOptions, clusterOptions, type Row } from './cluster/start-cluster.ts';
import { capacity, kills, rollingRestart } from './cluster/under-load.ts';
import { printReport, progress, readOptions, table } from './harness/report.ts';

const { json, only, ...options } = readOptions({ ...clusterOptions, only: z.string().default('') });
const scenarios: Record<string, (options: ClusterOptions) => Promise<Row>> = {
  'call table': callTable,
  'rolling restart': rollingRestart,
  kills,
  'older code': olderCode,
  capacity,
};
const interrupted = Promise.race(['SIGINT', 'SIGTERM'].map((signal) => once(process, signal)));

const rows: Record<string, Row> = {};
for (const [name, scenario] of Object.entries(scenarios).filter(([name]) => name.includes(only))) {
  progress(`${name}…`);
  await using opened = new AsyncDisposableStack();
  const row = await Promise.race([scenario({ ...options, opened }), interrupted]);
  if (Array.isArray(row)) {
    await opened.disposeAsync();
    process.exit(1);
  }
  rows[name] = row;
  if (row.problems.length > 0) process.exitCode = 1;
}
const cells = Object.entries(rows).map(([name, { figures, problems }]) => [
  ...[name, figures],
  problems.join(' ') || 'none',
]);
printReport(json, { ...options, rows }, table(['row', 'result', 'problems'], cells));
