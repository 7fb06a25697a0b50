import { setTimeout as pause } from 'node:timers/promises';
import { startSite, type SiteProcess } from '@larkfare/test-servers';
import { startLoad, statusOf } from '../harness/load.ts';
import { median, p99, residentMiB } from '../harness/sampling.ts';
import { adminPassword } from '../harness/sites.ts';
import { type Slowness, slownessProblems } from './slowness.rules.ts';

/** A row of the table. */
export interface Attack {
  name: string;
  /** Settings of the site besides the usual ones. */
  env?: Record<string, string>;
  /** Attacks a running site for about that long, while another visitor searches. */
  run(site: SiteProcess, seconds: number): Promise<AttackOutcome>;
  /** Whether it comes from so many addresses that the other visitor is one among them, and may be refused with 503. */
  isCrowd?: true;
}

interface AttackOutcome {
  /** How often each status, or another outcome, was returned. */
  responses: Record<string, number>;
  /** Violations, as sentences. */
  problems: string[];
  /** Judged where the attack has the machine for itself, and not by tests. */
  crowd?: Slowness['crowd'];
}

export interface AttackRow extends AttackOutcome {
  name: string;
  /** Another visitor's search: the median and the 99th percentile, before and meanwhile. */
  visitor: { quietMs: number; attackedMs: number; attackedP99Ms: number; refused: number };
  /** The most memory of the site's process in each quarter of the attack. */
  memoryMebibytes: number[];
}

/** Runs an attack on a separate site, and judges how much it slows others. */
export async function rowOf(attack: Attack, seconds: number): Promise<AttackRow> {
  const site = await startSiteFor(attack);
  try {
    const row = await runAttack(attack, site, { seconds, quietSeconds: 3 });
    const slow = slownessProblems({ ...row, visitor: attack.isCrowd ? undefined : row.visitor });
    return { ...row, problems: [...row.problems, ...slow] };
  } finally {
    await site.stop();
  }
}

/** Starts the site for an attack, with a heap of 1 GB. */
export const startSiteFor = ({ env }: Pick<Attack, 'env'>): Promise<SiteProcess> =>
  startSite({
    env: {
      NODE_ENV: 'production',
      NODE_OPTIONS: '--max-old-space-size=1024',
      LOG_LEVEL: 'fatal',
      TRUSTED_PROXIES: '1',
      ADMIN_PASSWORD: adminPassword,
      ...env,
    },
  });

const memoryMebibytesAtMost = 600;

/** Attacks a site, and observes it as another visitor does. */
export async function runAttack(
  { name, run, isCrowd }: Attack,
  site: SiteProcess,
  { seconds, quietSeconds }: { seconds: number; quietSeconds: number },
): Promise<AttackRow> {
  const quiet = await observe(site, () => pause(quietSeconds * 1000));
  const attacked = await observe(site, () => run(site, seconds));
  const { result } = attacked;
  const problems = [...result.problems];
  if (attacked.failures > 0) problems.push(`The other visitor failed ${attacked.failures} times.`);
  if (attacked.refused > 0 && !isCrowd)
    problems.push(`The other visitor was refused ${attacked.refused} times.`);
  const memoryMebibytes = quarters(attacked.mebibytes);
  if (Math.max(...memoryMebibytes) > memoryMebibytesAtMost)
    problems.push(`More than ${memoryMebibytesAtMost} MiB of memory.`);
  const visitor = {
    quietMs: median(quiet.times),
    attackedMs: median(attacked.times),
    attackedP99Ms: p99(attacked.times),
    refused: attacked.refused,
  };
  return { name, ...result, problems, visitor, memoryMebibytes };
}

/** Searches from a separate address, again and again, while `work` is done. */
async function observe<Result>(site: SiteProcess, work: () => Promise<Result>) {
  const mebibytes: number[] = [];
  const sampling = setInterval(() => mebibytes.push(residentMiB(site.pid) || 0), 100);
  const headers = { 'x-forwarded-for': '192.0.2.1' };
  const visitor = startLoad({ clients: 1, pauseMs: 100 }, () =>
    statusOf(`${site.url}/api/flight/filter?type=one-way`, { headers, timeoutMs: 30_000 }),
  );
  const result = await work().finally(() => clearInterval(sampling));
  const { responses, times } = await visitor.end();
  const { 200: _, 503: refused = 0, ...failed } = responses;
  const failures = Object.values(failed).reduce((sum, count) => sum + count, 0);
  return { result, times, refused, failures, mebibytes };
}

/** The largest of each quarter. */
const quarters = (figures: readonly number[]): number[] =>
  [0, 1, 2, 3].map((nth) =>
    Math.max(
      0,
      ...figures.slice((nth * figures.length) / 4, Math.ceil(((nth + 1) * figures.length) / 4)),
    ),
  );
