import { createHash, randomBytes } from 'node:crypto';
import { type Heard, judgedBy, verdictOf, type Visitors } from './failures.rules.ts';
import { type Outcome, type Report } from './report.input.ts';

const windowMs = judgedBy.minutes * 60_000;
/** Many more than judge a version; whoever was heard of longest ago goes first. */
const heardAtMost = 20_000;

const keyOf: Record<Outcome, keyof Heard> = {
  loaded: 'loadedMs',
  late: 'lateMs',
  missing: 'failedMs',
  broken: 'failedMs',
  crashed: 'failedMs',
};

type Version = Pick<Report, 'remote' | 'version'>;

export type VisitorWatch = ReturnType<typeof visitorWatch>;

/**
 * Remembers for whom a version loaded, came late or failed, for ten minutes and in this process's memory only: by a hash
 * of the network, salted with what nobody else knows and what is gone when the process is.
 */
export function visitorWatch() {
  const salt = randomBytes(32);
  /** The one who was heard of longest ago first. */
  const heard = new Map<string, Version & { heard: Heard; atMs: number }>();

  function forgetOld(nowMs: number): void {
    for (const [key, { atMs }] of heard) {
      if (atMs > nowMs - windowMs && heard.size <= heardAtMost) return;
      heard.delete(key);
    }
  }

  return {
    note(
      { remote, version, outcome }: Report,
      { network, nowMs }: { network: string; nowMs: number },
    ) {
      const key = createHash('sha256')
        .update(salt)
        .update(JSON.stringify([network, remote, version]))
        .digest('base64url');
      const before = heard.get(key)?.heard;
      heard.delete(key);
      heard.set(key, {
        remote,
        version,
        heard: { ...before, [keyOf[outcome]]: nowMs },
        atMs: nowMs,
      });
      forgetOld(nowMs);
    },

    /** For how many visitors a version went how, in the last ten minutes and not before `sinceMs`. */
    of(
      { remote, version }: Version,
      { sinceMs, nowMs }: { sinceMs: number; nowMs: number },
    ): Visitors {
      const fromMs = Math.max(sinceMs, nowMs - windowMs);
      const verdicts = [...heard.values()]
        .filter((each) => each.remote === remote && each.version === version)
        .map((each) => verdictOf(each.heard, fromMs));
      const count = (verdict: (typeof verdicts)[number]) =>
        verdicts.filter((each) => each === verdict).length;
      return {
        visitors: verdicts.length - count(undefined),
        failed: count('failed'),
        late: count('late'),
      };
    },
  };
}
