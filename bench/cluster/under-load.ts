import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { eventually } from '@larkfare/server-kit/testing';
import { anOffer, book } from '../harness/bookings.ts';
import { counter, type Pace, startLoad, statusOf, unexpected } from '../harness/load.ts';
import { counts } from '../harness/report.ts';
import { p99, postgresCpuMs, processCpuMs } from '../harness/sampling.ts';
import { queryOnce } from '../harness/sites.ts';
import { type Cluster, type ClusterOptions, type Row, startCluster } from './start-cluster.ts';

/** Each followed by the next, and the last by a booking. */
const reads = ['/api/flight/filter?type=one-way', '/home', '/api/region'];

/** Reads and bookings in turn, each of another customer from another address. */
async function startMixedLoad(url: string, pace: Pace) {
  const offer = await anOffer(url);
  return startLoad(pace, (nth) => {
    const path = reads[nth % (reads.length + 1)];
    const address = `10.${nth >> 16}.${(nth >> 8) & 255}.${nth & 255}`;
    return path
      ? statusOf(url + path, { headers: { 'x-forwarded-for': address } })
      : book(url, offer, { customer: `customer-${nth}`, address });
  });
}

const stoppedWithinMs = 10_000;
/** Until the proxy sends requests to a site that is ready again. */
const noticedAfterMs = 2000;

/** Both sites are restarted in turn, again and again, while visitors read and book. */
export async function rollingRestart({ opened, rate, restarts }: ClusterOptions): Promise<Row> {
  const { url, siteUrls, databaseUrl, sites, haproxy, isReady } = await startCluster(opened);
  const problems: string[] = [];
  // Until its first check of the sites HAProxy has none.
  const loggedBefore = haproxy.log().length;
  const began = performance.now();
  const load = await startMixedLoad(url, { perSecond: rate });
  let slowestMs = 0;
  for (let nth = 0; nth < restarts; nth += 1)
    for (const [place, site] of sites.entries()) {
      const stops = performance.now();
      const code = await site.end('SIGTERM');
      slowestMs = Math.max(slowestMs, Math.round(performance.now() - stops));
      if (code !== 0) problems.push(`A site ended with ${code}.`);
      await isReady(siteUrls[place]);
      await pause(noticedAfterMs);
    }
  const { times, responses } = await load.end();
  const seconds = (performance.now() - began) / 1000;
  const { 200: read = 0, 201: booked = 0 } = responses;
  const atProxy = failuresAtProxy(haproxy.log().slice(loggedBefore));
  if (slowestMs > stoppedWithinMs) problems.push(`A site took ${slowestMs} ms to stop.`);
  return {
    figures: [
      `${restarts} restarts of each site in ${Math.round(seconds)} s`,
      `${Math.round(times.length / seconds)} requests/s`,
      `200: ${read}, 201: ${booked}`,
      `p99 ${Math.round(p99(times))} ms`,
      `stopped within ${slowestMs} ms`,
    ].join('; '),
    problems: [
      ...problems,
      ...unexpected(responses, /^20[01]$/),
      ...unexpected(atProxy, /^$/).map((each) => `HAProxy: ${each}`),
      ...(await bookingProblems(databaseUrl, 'customer', booked)),
    ],
  };
}

/** How often which server, status and state of the end (`SD--` is a connection that the site cut) are in HAProxy's log. */
function failuresAtProxy(log: string): Record<string, number> {
  const { responses, count } = counter();
  for (const [, server, status, state] of log.matchAll(
    / visitors (\S+) \S+ (-?\d+) \d+ - - (\S+)/g,
  ))
    count(`${server} ${status} ${state}`);
  return responses;
}

/** Violations: bookings of `prefix-…` customers that are stored twice, or fewer than were confirmed. */
async function bookingProblems(
  databaseUrl: string,
  prefix: string,
  confirmed: number,
): Promise<string[]> {
  const [{ all, different } = { all: 0, different: 0 }] = await queryOnce<
    Record<'all' | 'different', number>
  >(
    databaseUrl,
    `SELECT count(*)::int AS all, count(DISTINCT user_email)::int AS different
     FROM bookings.bookings WHERE user_email LIKE '${prefix}-%@example.org'`,
  );
  return [
    ...(different < confirmed ? [`${confirmed - different} bookings are lost.`] : []),
    ...(all > different ? [`${all - different} bookings are doubled.`] : []),
  ];
}

const clientsDuringKills = 64;
const bookedWithinMs = 120_000;

/**
 * A site, PostgreSQL, pgbouncer or Redis is killed in random order while clients book through the proxy, each booking
 * under a separate idempotency key until it is confirmed.
 */
export async function kills({ opened, kills: times, bookings }: ClusterOptions): Promise<Row> {
  const { url, siteUrls, databaseUrl, dataFolder, postgres, pgbouncer, redis, sites, isReady } =
    await startCluster(opened);
  const programs = [
    ...sites.map((site) => ['a site', site] as const),
    ...Object.entries({ PostgreSQL: postgres, pgbouncer, Redis: redis }),
  ];
  const { responses, count } = counter();
  const killed = counter();
  const offer = await anOffer(url);
  let [next, stored] = [0, 0];
  const client = async () => {
    while (next < bookings) {
      const customer = `killed-${(next += 1)}`;
      const deadline = performance.now() + bookedWithinMs;
      for (;;) {
        const status = await book(url, offer, { customer, address: '203.0.113.1' });
        count(status);
        if (status === 201) break;
        if (performance.now() > deadline) throw new Error(`${customer} still gets ${status}.`);
        await pause(250);
      }
      stored += 1;
    }
  };
  const killing = async () => {
    for (let nth = 0; nth < times; nth += 1) {
      while (stored < ((nth + Math.random()) * bookings) / times) await pause(10);
      const [name = '', program] = programs[Math.floor(Math.random() * programs.length)] ?? [];
      await program?.end('SIGKILL');
      // A site may report for a second more that it is ready.
      await eventually(() => queryOnce(databaseUrl, 'SELECT 1'));
      for (const each of siteUrls) await isReady(each);
      killed.count(`killed: ${name}`);
    }
  };
  await Promise.all([killing(), ...Array.from({ length: clientsDuringKills }, client)]);
  const mailed = await mailedCustomers(join(dataFolder, 'outbox'), bookings);
  return {
    figures: counts({ ...responses, ...killed.responses }),
    problems: [
      ...(await bookingProblems(databaseUrl, 'killed', bookings)),
      ...(mailed < bookings ? [`${bookings - mailed} customers got no mail.`] : []),
      // 502 is HAProxy's, of requests that a killed site had begun; those without a response were cut by the kill.
      ...unexpected(responses, /^(201|50[23])$|^[a-z]/),
    ],
  };
}

/** Seconds without any, after which no more mails are expected. */
const quietSeconds = 60;

/** Waits until all are mailed, or no mail has come for a while. */
async function mailedCustomers(outbox: string, expected: number): Promise<number> {
  const mailed = new Set<string>();
  const read = new Set<string>();
  for (let quiet = 0; quiet < quietSeconds && mailed.size < expected; quiet += 1) {
    for (const name of await readdir(outbox)) {
      if (read.has(name) || !name.endsWith('.eml')) continue;
      read.add(name);
      quiet = 0;
      const mail = await readFile(join(outbox, name), 'utf8');
      const [recipient] = /^To: .*killed-\d+@/m.exec(mail) ?? [];
      if (recipient) mailed.add(recipient);
    }
    await pause(1000);
  }
  return mailed.size;
}

const clients = 20;
const seconds = 20;

/** The requests that one, two and four sites serve in turn, and the share of a core of each process. */
export async function capacity({ opened }: ClusterOptions): Promise<Row> {
  const figures: string[] = [];
  for (const sites of [1, 2, 4]) {
    await using own = new AsyncDisposableStack();
    opened.defer(() => own.disposeAsync());
    figures.push(`${sites}: ${await measureCapacity(await startCluster(own, { sites }))}`);
  }
  return { figures: figures.join('; '), problems: [] };
}

async function measureCapacity(cluster: Cluster): Promise<string> {
  const load = await startMixedLoad(cluster.url, { clients });
  // Until the first searches and pages are compiled and cached.
  await pause(seconds * 1000);
  const before = cpuMs(cluster);
  await pause(seconds * 1000);
  const after = cpuMs(cluster);
  const { times, responses } = await load.end();
  const busy = Object.entries(after).map(
    ([name, ms]) => `${name} ${Math.round((ms - (before[name] ?? 0)) / (10 * seconds))} %`,
  );
  return [
    `${Math.round(times.length / (2 * seconds))} requests/s`,
    `p99 ${Math.round(p99(times))} ms`,
    counts(responses),
    ...busy,
  ].join(', ');
}

/** Processor time so far. */
const cpuMs = ({ sites, postgres, pgbouncer, haproxy }: Cluster): Record<string, number> => ({
  ...Object.fromEntries(sites.map((site, nth) => [`site ${nth + 1}`, processCpuMs(site.pid())])),
  PostgreSQL: postgresCpuMs(postgres.pid()),
  pgbouncer: processCpuMs(pgbouncer.pid()),
  HAProxy: processCpuMs(haproxy.pid()),
  load: processCpuMs(process.pid),
});
