import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { Agent } from 'node:http';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type SiteProcess } from '@larkfare/test-servers';
import { bookDuringKills, clientsDuringKills } from '../harness/bookings.ts';
import { counter, statusOf, unexpected } from '../harness/load.ts';
import type { Attack, EndingAttack } from './run-attack.ts';

const servedAgainWithinMs = 10_000;
/** Refusals meanwhile are fine; a fault, or a site that stays unavailable, is not. */
const allowed = /^(200|503)$/;

export const postgresKilled: Attack = {
  name: 'PostgreSQL killed',
  isOutage: true,
  async run(site) {
    const { responses, count } = counter();
    process.kill(postmasterOf(site), 'SIGKILL');
    const began = performance.now();
    for (;;) {
      const status = await statusOf(`${site.url}/api/region`);
      count(status);
      const ms = Math.round(performance.now() - began);
      if ((responses[503] && status === 200) || ms > 3 * servedAgainWithinMs) {
        const problems = unexpected(responses, allowed);
        if (ms > servedAgainWithinMs) problems.push(`Served again after ${ms} ms.`);
        return { responses: { ...responses, 'ms until served': ms }, problems };
      }
      await pause(50);
    }
  },
};

const requests = 200;
const respondsWithinMs = 3000;
const paths = ['/api/region', '/api/airline', '/api/flight/filter?type=one-way', '/readyz'];

/** Every request ends soon, whatever PostgreSQL does. */
export const postgresStopped: Attack = {
  name: 'PostgreSQL stopped (SIGSTOP)',
  isOutage: true,
  async run(site) {
    const { responses, count } = counter();
    signalPostgres(site, 'SIGSTOP');
    const times = await Promise.all(
      Array.from({ length: requests }, async (_, n) => {
        const began = performance.now();
        const headers = { 'x-forwarded-for': `203.0.113.${n}` };
        count(await statusOf(`${site.url}${paths[n % paths.length]}`, { headers }));
        return performance.now() - began;
      }),
    ).finally(() => signalPostgres(site, 'SIGCONT'));
    while ((await statusOf(`${site.url}/readyz`)) !== 200);
    const slowestMs = Math.round(Math.max(...times));
    const problems = unexpected(responses, allowed);
    if (slowestMs > respondsWithinMs) problems.push(`A response took ${slowestMs} ms.`);
    return { responses: { ...responses, 'ms at most': slowestMs }, problems };
  },
};

/** 50 kills in 10,000 bookings, if there is that much time. */
const killsAtMost = 50;
const bookingsPerKill = 200;
const secondsPerKill = 12;
const kinds = ['Node', 'PostgreSQL', 'both'] as const;

export const kills: EndingAttack = {
  name: `kills during bookings by ${clientsDuringKills} clients`,
  env: { POSTS_PER_MINUTE: '1000000', READS_PER_MINUTE: '1000000' },
  async runAlone(start, seconds) {
    const count = Math.min(killsAtMost, Math.max(3, Math.floor(seconds / secondsPerKill)));
    let site = await start();
    const outcome = await bookDuringKills({
      target: () => site,
      kills: count,
      bookings: count * bookingsPerKill,
      async kill() {
        const kind = kinds[Math.floor(Math.random() * kinds.length)] ?? 'both';
        if (kind !== 'Node') signalPostgres(site, 'SIGKILL');
        if (kind !== 'PostgreSQL') {
          await site.kill();
          site = await start(site.dataFolder);
        }
        return kind;
      },
    });
    await site.stop();
    return outcome;
  },
};

const clients = 64;
const visited = ['/api/flight/filter?type=one-way', '/home', '/api/region'];
const secondsOfEach = 3;
const stopsWithinMs = 10_000;

/** Clients that keep their connections open and send the next request at once. A connection that is refused is no cut request. */
export const sigterm: EndingAttack = {
  name: `SIGTERM under ${clients} clients`,
  async runAlone(start, seconds) {
    const tries = Math.max(1, Math.floor(seconds / secondsOfEach));
    const { responses, count } = counter();
    const problems: string[] = [];
    for (let nth = 0; nth < tries; nth += 1) {
      const site = await start();
      const load = Array.from({ length: clients }, async (_, client) => {
        const agent = new Agent({ keepAlive: true, maxSockets: 1 });
        const headers = { 'x-forwarded-for': `203.0.113.${client}` };
        for (let n = client; ; n += 1) {
          const url = `${site.url}${visited[n % visited.length]}`;
          const outcome = await statusOf(url, { agent, headers });
          count(outcome);
          if (typeof outcome === 'string') return agent.destroy();
        }
      });
      await pause(1000);
      const began = performance.now();
      await site.stop();
      if (performance.now() - began > stopsWithinMs) problems.push('It took more than 10 seconds.');
      await Promise.all(load);
    }
    if (responses.cut) problems.push(`${responses.cut} requests were cut in ${tries} tries.`);
    return { responses, problems };
  },
};

/** The process of a site's embedded PostgreSQL. */
const postmasterOf = ({ dataFolder }: SiteProcess): number =>
  parseInt(readFileSync(join(dataFolder, 'database/postgres/postmaster.pid'), 'utf8'));

/** Sends a signal to PostgreSQL with all its processes. */
function signalPostgres(site: SiteProcess, signal: NodeJS.Signals): void {
  const server = postmasterOf(site);
  const children = execFileSync('ps', ['-o', 'pid=', '--ppid', `${server}`], { encoding: 'utf8' });
  for (const id of [server, ...children.trim().split(/\s+/).map(Number)]) {
    try {
      process.kill(id, signal);
    } catch (problem) {
      // One whose client has left ends without help.
      if ((problem as NodeJS.ErrnoException).code !== 'ESRCH') throw problem;
    }
  }
}
