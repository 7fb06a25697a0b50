import { setTimeout as wait } from 'node:timers/promises';
import { counted } from '../attacks/attack.ts';
import { quantile } from '../measure/statistics.rules.ts';
import { mixedLoad } from './mixed-load.ts';
import { type ClusterOptions, type Row } from './row.ts';
import { startCluster } from './start-cluster.ts';
import { query } from './start-postgres.ts';

const stoppedWithinMs = 10_000;
/** Until the proxy sends requests to a site that is ready again. */
const noticedAfterMs = 2000;

/** Both sites are restarted in turn, again and again, while visitors read and book. */
export async function rollingRestart({ opened, rate, restarts }: ClusterOptions): Promise<Row> {
  const cluster = await startCluster(opened);
  const problems: string[] = [];
  // Until its first check of the sites HAProxy has none.
  const loggedBefore = cluster.haproxy.log().length;
  const began = performance.now();
  const load = await mixedLoad(cluster.url, { perSecond: rate });
  let slowestMs = 0;
  for (let nth = 0; nth < restarts; nth += 1)
    for (const [place, site] of cluster.sites.entries()) {
      const stops = performance.now();
      const code = await site.end('SIGTERM');
      slowestMs = Math.max(slowestMs, performance.now() - stops);
      if (code !== 0) problems.push(`A site ended with ${code}.`);
      await cluster.isReady(cluster.siteUrls[place]);
      await wait(noticedAfterMs);
    }
  const { times, answers } = await load.end();
  const seconds = (performance.now() - began) / 1000;

  const [stored] = await query<{ all: number; different: number }>(
    cluster.databaseUrl,
    `SELECT count(*)::int AS all, count(DISTINCT user_email)::int AS different
     FROM bookings.bookings WHERE user_email LIKE 'customer-%@example.org'`,
  );
  const { all, different } = stored ?? { all: 0, different: 0 };
  const { 200: read = 0, 201: booked = 0, ...failed } = answers;
  for (const [status, count] of Object.entries(failed))
    problems.push(`Answered ${status} ${count} times.`);
  for (const [where, count] of Object.entries(
    failuresAtProxy(cluster.haproxy.log().slice(loggedBefore)),
  ))
    problems.push(`HAProxy logged ${where} ${count} times.`);
  if (all > different) problems.push(`${all - different} bookings are doubled.`);
  if (different < booked) problems.push(`${booked - different} bookings are lost.`);
  if (slowestMs > stoppedWithinMs)
    problems.push(`A site took ${Math.round(slowestMs)} ms to stop.`);
  return {
    figures: [
      `${restarts} restarts of each site in ${Math.round(seconds)} s`,
      `${Math.round(times.length / seconds)} requests/s`,
      `200: ${read}, 201: ${booked}`,
      `p99 ${Math.round(quantile(times, 0.99))} ms`,
      `stopped within ${Math.round(slowestMs)} ms`,
    ].join('; '),
    problems,
  };
}

/** How often which server, status and state of the end (`SD--` is a connection that the site cut) are in HAProxy's log. */
function failuresAtProxy(log: string): Record<string, number> {
  const { answers, count } = counted();
  for (const [, server, status, state] of log.matchAll(
    / visitors (\S+) \S+ (-?\d+) \d+ - - (\S+)/g,
  ))
    count(`${server} ${status} ${state}`);
  return answers;
}
