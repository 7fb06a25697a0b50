import { setTimeout as wait } from 'node:timers/promises';
import { postgresCpuMs, processCpuMs } from '../measure/cpu-time.ts';
import { quantile } from '../measure/statistics.rules.ts';
import { mixedLoad } from './mixed-load.ts';
import { type ClusterOptions, type Row } from './row.ts';
import { type Cluster, startCluster } from './start-cluster.ts';

const clients = 20;
const seconds = 20;

/** The requests that one, two and four sites serve in turn, and the share of a core of each process. */
export async function capacity({ opened }: ClusterOptions): Promise<Row> {
  const figures: string[] = [];
  for (const sites of [1, 2, 4]) {
    await using own = new AsyncDisposableStack();
    opened.defer(() => own.disposeAsync());
    figures.push(`${sites}: ${await underLoad(await startCluster(own, { sites }))}`);
  }
  return { figures: figures.join('; '), problems: [] };
}

async function underLoad(cluster: Cluster): Promise<string> {
  const load = await mixedLoad(cluster.url, { clients });
  // Until the first searches and pages are compiled and cached.
  await wait(seconds * 1000);
  const before = cpuMs(cluster);
  await wait(seconds * 1000);
  const after = cpuMs(cluster);
  const { times, answers } = await load.end();
  const busy = Object.entries(after).map(
    ([name, ms]) => `${name} ${Math.round((ms - (before[name] ?? 0)) / (10 * seconds))} %`,
  );
  const answered = Object.entries(answers).map(([status, count]) => `${status}: ${count}`);
  return [
    `${Math.round(times.length / (2 * seconds))} requests/s`,
    `p99 ${Math.round(quantile(times, 0.99))} ms`,
    ...answered,
    ...busy,
  ].join(', ');
}

/** Processor time so far. */
const cpuMs = ({ sites, postgres, pgbouncer, haproxy }: Cluster): Record<string, number> => ({
  ...Object.fromEntries(sites.map((site, nth) => [`site ${nth + 1}`, processCpuMs(site.pid())])),
  PostgreSQL: postgresCpuMs(postgres.pid()),
  pgbouncer: processCpuMs(pgbouncer.pid()),
  HAProxy: processCpuMs(haproxy.pid()),
  load: (process.cpuUsage().user + process.cpuUsage().system) / 1000,
});
