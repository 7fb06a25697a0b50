/** Times of others while a site is attacked, in milliseconds. */
export interface Slowness {
  /** Another visitor's search: medians. */
  visitor?: { quietMs: number; attackedMs: number } | undefined;
  /** Where a crowd of connections is served: 99th percentiles, by who waits. */
  crowd?: Record<string, number> | undefined;
}

const visitorTimes = 3;
const crowdMsAtMost = 500;

/** Slowdowns beyond the limit for an attack (docs/security.md), as sentences. */
export function slownessProblems({ visitor, crowd }: Slowness): string[] {
  const problems: string[] = [];
  if (visitor && visitor.attackedMs > visitorTimes * visitor.quietMs)
    problems.push(
      `Another visitor’s search took ${Math.round(visitor.attackedMs)} ms instead of ${Math.round(visitor.quietMs)} ms, more than ${visitorTimes} times as long as before.`,
    );
  for (const [name, ms] of Object.entries(crowd ?? {}))
    if (ms > crowdMsAtMost) problems.push(`${name}: ${ms} ms, more than ${crowdMsAtMost}.`);
  return problems;
}
