/** How often something was done lately. */
export interface Spent {
  sinceMs: number;
  count: number;
}

export const nothingSpent: Spent = { sinceMs: 0, count: 0 };

/** One more, at this moment; counting begins anew when the time is over. */
export const spend = ({ sinceMs, count }: Spent, nowMs: number, windowMs: number): Spent =>
  nowMs - sinceMs >= windowMs ? { sinceMs: nowMs, count: 1 } : { sinceMs, count: count + 1 };
