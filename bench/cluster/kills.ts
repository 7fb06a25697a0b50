import { eventually } from '@larkfare/server-kit/testing';
import { bookDuringKills } from '../attacks/book-during-kills.ts';
import { type ClusterOptions, type Row } from './row.ts';
import { startCluster } from './start-cluster.ts';
import { query } from './start-postgres.ts';

/** A site, PostgreSQL, pgbouncer or Redis is killed in random order while bookings come in through the proxy. */
export async function kills({ opened, kills: times, bookings }: ClusterOptions): Promise<Row> {
  const cluster = await startCluster(opened);
  const { postgres, pgbouncer, redis, sites } = cluster;
  const programs = [
    ...sites.map((site) => ['a site', site] as const),
    ['PostgreSQL', postgres] as const,
    ['pgbouncer', pgbouncer] as const,
    ['Redis', redis] as const,
  ];
  const { answers, problems } = await bookDuringKills({
    target: () => cluster,
    kills: times,
    bookings,
    async kill() {
      const [name, program] = programs[Math.floor(Math.random() * programs.length)] ?? [];
      await program?.end('SIGKILL');
      // A site may report for a second more that it is ready.
      await eventually(() => query(cluster.databaseUrl, 'SELECT 1'));
      for (const url of cluster.siteUrls) await cluster.isReady(url);
      return name ?? '';
    },
    // HAProxy's, of requests that a killed site had begun.
    expected: ['502'],
  });
  const figures = Object.entries(answers).map(([answer, count]) => `${answer}: ${count}`);
  return { figures: figures.join(', '), problems };
}
