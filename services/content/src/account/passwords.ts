import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { unavailable } from '@larkfare/server-kit/executor';
import { concurrencyLimit, TooBusy } from '../concurrency/concurrency-limit.ts';
import { longestPassword } from './account.rules.ts';

/** Each takes a processor and 19 MB for some hundredths of a second: two leave room for everything else. */
const limitHashing = concurrencyLimit({ running: 2, queued: 100 });
/** Queue of browsers in which an administrator has signed in before: they do not wait behind strangers. */
const limitKnown = concurrencyLimit({ running: 1, queued: 16 });

/** argon2id, with its own salt and parameters. @throws SERVICE_UNAVAILABLE when too many passwords are being checked */
export const hashPassword = (password: string): Promise<string> => runHashing(() => hash(password));

/**
 * Whether that is the password of this hash; without a hash nothing is, after the same time.
 * @throws SERVICE_UNAVAILABLE when too many passwords are being checked
 */
export async function isPasswordOf(
  passwordHash: string | undefined,
  password: string,
  { isFirst = false } = {},
): Promise<boolean> {
  const expected = passwordHash ?? (await unmatchedHash);
  const check = () => verify(expected, password.slice(0, longestPassword + 1));
  const isRight = await runHashing(check, isFirst ? limitKnown : limitHashing);
  return isRight && passwordHash !== undefined;
}

const unmatchedHash = hash(randomBytes(32));

const runHashing = <Result>(work: () => Promise<Result>, limit = limitHashing): Promise<Result> =>
  limit(work).catch((problem: unknown) => {
    if (!(problem instanceof TooBusy)) throw problem;
    throw unavailable('Too many people are signing in just now. Please try again in a moment.');
  });
