const minuteMs = 60_000;
const idleLimitMs = 30 * minuteMs;
export const sessionLimitMs = 8 * 60 * minuteMs;
/** From the last sign-in in a browser. */
export const deviceLifeMs = 180 * 24 * 60 * minuteMs;

export interface Session {
  createdAt: Date;
  lastUsedAt: Date;
  endedAt: Date | null;
}

/** A session lives until it is ended, is idle for 30 minutes, or is 8 hours old. */
export const isSessionLive = ({ createdAt, lastUsedAt, endedAt }: Session, now: Date): boolean =>
  endedAt === null &&
  now.getTime() - lastUsedAt.getTime() < idleLimitMs &&
  now.getTime() - createdAt.getTime() < sessionLimitMs;

const shortestPassword = 10;
export const longestPassword = 200;

/** The problem of a new password, if any. */
export function passwordProblem(password: string): string | undefined {
  if (password.length < shortestPassword)
    return `Use at least ${shortestPassword} characters for the password.`;
  if (password.length > longestPassword)
    return `Use at most ${longestPassword} characters for the password.`;
  return undefined;
}

/** A mailed link that sets a new password is good for this long, once. */
export const resetLinkLifeMs = 30 * minuteMs;
/**
 * Anybody may request a link, so the administrator's mailbox is spared. The window is shorter than a link's life: after a
 * refusal the mailbox has a link that is still good.
 */
export const resetMailsAtMost = 6;
export const resetMailsWindowMs = 20 * minuteMs;
