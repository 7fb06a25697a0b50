import { isEmailAddress } from '@larkfare/text-rules';

const minuteMs = 60_000;
export const idleLimitMs = 30 * minuteMs;
export const sessionLimitMs = 8 * 60 * minuteMs;

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

export const shortestPassword = 10;
export const longestPassword = 200;

/** What is wrong with a new password, if anything. */
export function passwordProblem(password: string): string | undefined {
  if (password.length < shortestPassword)
    return `Use at least ${shortestPassword} characters for the password.`;
  if (password.length > longestPassword)
    return `Use at most ${longestPassword} characters for the password.`;
  return undefined;
}

/** E-mail addresses are one account's whatever their case. */
export const toAccountEmail = (email: string): string => email.trim().toLowerCase();

interface EmailChange {
  /** What the administrator takes the stored address to be. */
  oldEmail: string;
  newEmail: string;
  storedEmail: string;
}

/** What is wrong with a change of the address, by field. */
export function emailChangeProblems({ oldEmail, newEmail, storedEmail }: EmailChange) {
  const address = toAccountEmail(newEmail);
  const problems: { field: 'oldEmail' | 'newEmail'; message: string }[] = [];
  if (toAccountEmail(oldEmail) !== storedEmail)
    problems.push({ field: 'oldEmail', message: 'Current email does not match' });
  if (!isEmailAddress(address))
    problems.push({
      field: 'newEmail',
      message: 'Write one e-mail address, such as hello@example.co.uk.',
    });
  else if (address === storedEmail)
    problems.push({ field: 'newEmail', message: 'That is the address already.' });
  return problems;
}

/** A mailed link that sets a new password is good for this long, once. */
export const resetLinkLifeMs = 10 * minuteMs;
/** Anybody may ask for it, so the administrator's mailbox is spared. */
export const resetMailsAnHour = 3;
