import { setTimeout as wait } from 'node:timers/promises';
import { TooManyRequests } from '@larkfare/service-kit';
import { type DataSource } from 'typeorm';
import { type Account, accountWithEmail } from './administrators.ts';
import { isPasswordOf } from './passwords.ts';
import { beginAttempt, forgetAttempts, type SignInAttempt } from './sign-in-attempts.ts';

/** Waits so many milliseconds; a test may control it. */
export type Wait = (milliseconds: number) => Promise<unknown>;

/**
 * The account whose address and password these are; every guess waits its turn, right or wrong, and an unknown address
 * takes as long as a wrong password. Refused when too many guesses wait already.
 */
export async function checkPassword(
  db: DataSource,
  attempt: SignInAttempt,
  password: string,
  pause: Wait = wait,
): Promise<Account | 'wrong' | TooManyRequests> {
  const turn = await beginAttempt(db, attempt);
  if ('retryAfterMs' in turn)
    return new TooManyRequests(tooManyGuesses, Math.ceil(turn.retryAfterMs / 1000));

  await pause(turn.waitMs);
  const account = await accountWithEmail(db, attempt.email);
  if (!(await isPasswordOf(account?.passwordHash, password)) || !account) return 'wrong';
  await forgetAttempts(db, attempt);
  return account;
}

const tooManyGuesses = 'Too many passwords were tried just now. Please try again in a minute.';
