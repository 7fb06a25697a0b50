/** Times of others while a site is attacked, in milliseconds. */
export interface Slowness {
  /** Another visitor's search: medians. */
  visitor?: { quietMs: number; attackedMs: number } | undefined;
  /** Where a crowd of connections is served: 99th percentiles. */
  crowd?: { saturatedMs: number; acceptedMs: number; othersMs: Record<string, number> } | undefined;
}

const visitorTimes = 3;
const acceptedTimes = 2;
const othersMsAtMost = 500;

/** Slowdowns beyond the limit for an attack (docs/security.md), as sentences. */
export function slownessProblems({ visitor, crowd }: Slowness): string[] {
  const problems: string[] = [];
  if (visitor && visitor.attackedMs > visitorTimes * visitor.quietMs)
    problems.push(
      `Another visitor’s search took ${timesOf(visitor.attackedMs, visitor.quietMs)}, more than ${visitorTimes} times as long as before.`,
    );
  if (!crowd) return problems;
  if (crowd.acceptedMs > acceptedTimes * crowd.saturatedMs)
    problems.push(
      `What was accepted took ${timesOf(crowd.acceptedMs, crowd.saturatedMs)}, more than ${acceptedTimes} times as long as at saturation.`,
    );
  for (const [name, ms] of Object.entries(crowd.othersMs))
    if (ms > othersMsAtMost)
      problems.push(`${name}: ${Math.round(ms)} ms, more than ${othersMsAtMost}.`);
  return problems;
}

const timesOf = (ms: number, beforeMs: number) =>
  `${Math.round(ms)} ms instead of ${Math.round(beforeMs)} ms`;
