import { type SiteProcess } from '@larkfare/test-servers';
import { type Slowness } from './slowness.rules.ts';

interface Named {
  name: string;
  /** Settings of the site besides the usual ones. */
  env?: Record<string, string>;
}

/** Attacks a running site, which another visitor observes. */
export interface ObservedAttack extends Named {
  /** Attacks for about that long. */
  run(target: AttackTarget): Promise<AttackOutcome>;
  /** Memory that the site's process may hold, 600 by default. */
  memoryMebibytesAtMost?: number;
  /** Whether visitors cannot be served meanwhile. */
  isOutage?: true;
  /** Whether it comes from so many addresses that the other visitor is one among them, and may be refused with 503. */
  isCrowd?: true;
}

/** Starts separate sites and ends them. */
export interface EndingAttack extends Named {
  runAlone(target: { start: StartSite; seconds: number }): Promise<AttackOutcome>;
}

/** A row of the table: one file `*.attack.ts` in this folder exports it as `attack`. */
export type Attack = ObservedAttack | EndingAttack;

export interface AttackTarget {
  site: SiteProcess;
  seconds: number;
}

/** Starts a site as it is attacked, on a folder that an earlier one has left, or on a new one. */
export type StartSite = (dataFolder?: string) => Promise<SiteProcess>;

export interface AttackOutcome {
  /** How often each status, or `failed`, was returned. */
  answers: Record<string, number>;
  /** Violations, as sentences. */
  problems: string[];
  /** Judged where the attack has the machine for itself, and not by tests. */
  crowd?: Slowness['crowd'];
}

export const adminPassword = 'larks sing at sunrise, 2041';

/** Counts answers by name. */
export function counted() {
  const answers: AttackOutcome['answers'] = {};
  return {
    answers,
    count: (answer: string | number) => void (answers[answer] = (answers[answer] ?? 0) + 1),
  };
}

export async function signIn(url: string): Promise<{ authorization: string }> {
  const response = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'admin@larkfare.example', password: adminPassword }),
  });
  const { token }: { token: string } = await response.json();
  return { authorization: `Bearer ${token}` };
}

/** Sends requests evenly for some seconds, whether the earlier ones have ended or not. Refused early, with 503, is no fault. */
export async function flood(
  { seconds }: Pick<AttackTarget, 'seconds'>,
  perSecond: number,
  send: (n: number) => Promise<Response>,
): Promise<AttackOutcome> {
  const { answers, count } = counted();
  const running = new Set<Promise<void>>();
  const ends = performance.now() + seconds * 1000;
  for (let n = 0; performance.now() < ends; n += 1) {
    const request = send(n)
      .then(async (response) => {
        await response.arrayBuffer();
        count(response.status);
      })
      .catch(() => count('failed'))
      .finally(() => running.delete(request));
    running.add(request);
    await new Promise((resolve) => setTimeout(resolve, 1000 / perSecond));
  }
  await Promise.all(running);
  const faults = Object.keys(answers).filter(
    (answer) => answer === 'failed' || (answer >= '500' && answer !== '503'),
  );
  return { answers, problems: faults.map((answer) => `Answered ${answer}.`) };
}

/** One anonymous request for an operation. */
export const sendOperation = (
  url: string,
  address: string,
  operation: { query: string; variables?: object },
): Promise<Response> =>
  fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify(operation),
    signal: AbortSignal.timeout(30_000),
  });
