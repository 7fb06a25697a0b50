import { readFile } from 'node:fs/promises';
import { startSite, type SiteProcess } from '@larkfare/test-servers';
import { quantile } from '../measure/statistics.rules.ts';
import { adminPassword, type Attack, type AttackOutcome, type ObservedAttack } from './attack.ts';

export interface AttackRow extends AttackOutcome {
  name: string;
  /** Another visitor's search: the median and the 99th percentile, before and meanwhile. */
  visitor?: { quietMs: number; attackedMs: number; attackedP99Ms: number; refused: number };
  /** The most memory of the site's process in each quarter of the attack. */
  memoryMebibytes?: number[];
}

/** Starts the site that an attack wants, with a heap of 1 GB. */
export const startSiteFor = (
  attack: Pick<Attack, 'env'>,
  dataFolder?: string,
): Promise<SiteProcess> =>
  startSite({
    ...(dataFolder && { dataFolder }),
    env: {
      NODE_ENV: 'production',
      NODE_OPTIONS: '--max-old-space-size=1024',
      LOG_LEVEL: 'fatal',
      TRUSTED_PROXIES: '1',
      ADMIN_PASSWORD: adminPassword,
      ...attack.env,
    },
  });

/** Attacks a site, and observes it as another visitor does. */
export async function runAttack(
  attack: ObservedAttack,
  site: SiteProcess,
  { seconds, quietSeconds }: { seconds: number; quietSeconds: number },
): Promise<AttackRow> {
  const { name, memoryMebibytesAtMost = 600 } = attack;
  const quiet = await observe(site, async () => pause(quietSeconds * 1000));
  const attacked = await observe(site, () => attack.run({ site, seconds }));
  const { answers, problems, crowd } = attacked.result;
  const found = [...problems];
  if (attacked.failures > 0 && !attack.isOutage)
    found.push(`The other visitor failed ${attacked.failures} times.`);
  if (attacked.refused > 0 && !attack.isOutage && !attack.isCrowd)
    found.push(`The other visitor was refused ${attacked.refused} times.`);
  const memoryMebibytes = quarters(attacked.mebibytes);
  if (Math.max(...memoryMebibytes) > memoryMebibytesAtMost)
    found.push(`More than ${memoryMebibytesAtMost} MiB of memory.`);
  return {
    name,
    answers,
    problems: found,
    crowd,
    visitor: {
      quietMs: quantile(quiet.times, 0.5),
      attackedMs: quantile(attacked.times, 0.5),
      attackedP99Ms: quantile(attacked.times, 0.99),
      refused: attacked.refused,
    },
    memoryMebibytes,
  };
}

/** Searches from a separate address, again and again, while `work` is done. */
async function observe<Result>(site: SiteProcess, work: () => Promise<Result>) {
  const times: number[] = [];
  let refused = 0;
  let failures = 0;
  const mebibytes: number[] = [];
  let isOver = false;
  const visitor = (async () => {
    while (!isOver) {
      const began = performance.now();
      await fetch(`${site.url}/api/flight/filter?type=one-way`, {
        headers: { 'x-forwarded-for': '192.0.2.1' },
        signal: AbortSignal.timeout(30_000),
      })
        .then(async (response) => {
          await response.arrayBuffer();
          if (response.ok) times.push(performance.now() - began);
          else if (response.status === 503) refused += 1;
          else failures += 1;
        })
        .catch(() => (failures += 1));
      mebibytes.push(await residentMebibytes(site.pid));
      await pause(100);
    }
  })();
  const result = await work().finally(() => (isOver = true));
  await visitor;
  return { result, times: times.sort((a, b) => a - b), refused, failures, mebibytes };
}

/** The largest of each quarter. */
const quarters = (figures: readonly number[]): number[] =>
  [0, 1, 2, 3].map((nth) =>
    Math.max(
      0,
      ...figures.slice((nth * figures.length) / 4, Math.ceil(((nth + 1) * figures.length) / 4)),
    ),
  );

/** Zero where /proc is missing, as on macOS. */
async function residentMebibytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Math.round(Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0) / 1024);
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
