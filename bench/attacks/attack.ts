import { type SiteProcess } from '@larkfare/test-servers';

/** A row of the table: one file `*.attack.ts` in this folder exports it as `attack`. */
export interface Attack {
  name: string;
  /** Settings of the site besides the usual ones. */
  env?: Record<string, string>;
  /** Attacks a running site for that long. */
  run(target: AttackTarget): Promise<AttackOutcome>;
}

export interface AttackTarget {
  site: SiteProcess;
  seconds: number;
  adminPassword: string;
}

export interface AttackOutcome {
  /** How often each status, or `failed`, was answered. */
  answers: Record<string, number>;
  /** What must not have happened, as sentences. */
  problems: string[];
}

/** Sends requests evenly for some seconds, whether the earlier ones are answered or not. Refused early, with 503, is no fault. */
export async function flood(
  { seconds }: Pick<AttackTarget, 'seconds'>,
  perSecond: number,
  send: (n: number) => Promise<Response>,
): Promise<AttackOutcome> {
  const answers: AttackOutcome['answers'] = {};
  const count = (answer: string | number) => void (answers[answer] = (answers[answer] ?? 0) + 1);
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
