import { TooManyRequests } from '@larkfare/data-kit/refusals';
import { type SessionClaims } from '@larkfare/server-kit/administrator';
import { type DataSource } from 'typeorm';
import { type Account, accountWithEmail } from './administrators.ts';
import { isPasswordOf } from './passwords.ts';
import { beginAttempt, forgetAttempts, type SignInAttempt } from './sign-in-attempts.ts';

interface Guess extends Omit<SignInAttempt, 'knownDevice'> {
  /** The token of a browser in which an administrator has signed in before. */
  device?: SessionClaims | undefined;
}

/**
 * The account whose address and password these are; an unknown address takes as long as a wrong password. After
 * too many guesses the password is not checked, whether correct or not, and the request does not wait.
 */
export async function checkPassword(
  db: DataSource,
  { device, ...guess }: Guess,
  password: string,
): Promise<Account | 'wrong' | TooManyRequests> {
  const isKnown =
    device && (await accountWithEmail(db, guess.email))?.id === device.administratorId;
  const attempt = { ...guess, knownDevice: isKnown ? device.id : undefined };
  const turn = await beginAttempt(db, attempt);
  if ('retryAfterMs' in turn)
    return new TooManyRequests(tooManyGuesses, Math.ceil(turn.retryAfterMs / 1000));

  const account = await accountWithEmail(db, attempt.email);
  const isRight = await isPasswordOf(account?.passwordHash, password, { isFirst: isKnown });
  if (!isRight || !account) return 'wrong';
  await forgetAttempts(db, attempt);
  return account;
}

const tooManyGuesses = 'Too many passwords were tried just now. Please try again in a minute.';
