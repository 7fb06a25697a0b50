import { setTimeout as wait } from 'node:timers/promises';
import { type DataSource } from 'typeorm';
import { type Account, accountWithEmail } from './administrators.ts';
import { isPasswordOf } from './passwords.ts';
import { beginAttempt, forgetAttempts, type SignInAttempt } from './sign-in-attempts.ts';

/** Waits so many milliseconds; a test may control it. */
export type Wait = (milliseconds: number) => Promise<unknown>;

/**
 * The account whose address and password these are; every guess waits its turn, right or wrong, and an unknown address
 * takes as long as a wrong password. `busy` when too many guesses wait already.
 */
export async function checkPassword(
  db: DataSource,
  attempt: SignInAttempt,
  password: string,
  pause: Wait = wait,
): Promise<Account | 'wrong' | 'busy'> {
  const waitMs = await beginAttempt(db, attempt);
  if (waitMs === undefined) return 'busy';

  await pause(waitMs);
  const account = await accountWithEmail(db, attempt.email);
  if (!(await isPasswordOf(account?.passwordHash, password)) || !account) return 'wrong';
  await forgetAttempts(db, attempt);
  return account;
}
