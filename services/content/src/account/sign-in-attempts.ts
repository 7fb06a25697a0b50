import { createHash } from 'node:crypto';
import { newId, query } from '@larkfare/data-kit/database';
import { networksOf } from '@larkfare/server-kit/network';
import { type DataSource, type EntityManager } from 'typeorm';
import { normaliseEmail } from '@larkfare/text-rules';
import {
  allowance,
  attemptTurn,
  type AttemptTurn,
  attemptWindowMs,
  guessingNetwork,
  mostCounted,
} from './sign-in-attempt.rules.ts';

/** The account whose password is guessed, and the network address. */
export interface SignInAttempt {
  email: string;
  address: string;
  /** The browser, if this account has signed in there before: its guesses count for themselves alone. */
  knownDevice?: string | undefined;
}

/** Serialises the counting, in every process on this database. */
const countingLock = 5_277_002;

/**
 * Records a guess before its password is checked, so that simultaneous guesses count each other.
 * @returns how soon another may come when this one must not be checked
 */
export async function beginAttempt(db: DataSource, attempt: SignInAttempt): Promise<AttemptTurn> {
  // A guess that is refused waits for no other.
  const unlocked = await turnOf(db.manager, attempt);
  if ('retryAfterMs' in unlocked) return unlocked;
  return db.transaction(async (manager) => {
    const { account, networks } = toKeys(attempt);
    // A known device does not queue behind the guesses of strangers.
    const lock = attempt.knownDevice ? account.readInt32BE() : countingLock;
    await query(manager, 'SELECT pg_advisory_xact_lock(:lock)', { lock });
    const turn = await turnOf(manager, attempt);
    if ('retryAfterMs' in turn) return turn;
    const [address, ...around] = networks;
    await query(
      manager,
      `WITH old AS (DELETE FROM sign_in_attempts
                     WHERE at < ${ago('allowanceMs')} OR NOT within_allowance AND at < ${ago('attemptWindowMs')})
       INSERT INTO sign_in_attempts (id, account, address, networks, within_allowance, due_at)
       VALUES (:id, :account, :address, :around, :withinAllowance, clock_timestamp() + :delayNextMs * interval '1 millisecond')`,
      { id: newId(), account, address, around, ...turn, ...windows },
    );
    return turn;
  });
}

const windows = { attemptWindowMs, allowanceMs: allowance.windowMs };
const ago = (window: keyof typeof windows) =>
  `clock_timestamp() - :${window} * interval '1 millisecond'`;

async function turnOf(manager: EntityManager, attempt: SignInAttempt) {
  const { account, networks } = toKeys(attempt);
  const level = guessingNetwork(networks, await guessingWithin(manager, networks));
  const isFromNetwork = level ? 'networks @> ARRAY[:network]' : 'address = :network';
  const count = (guesses: string, atMost: string) =>
    `(SELECT count(*)::int FROM (SELECT FROM sign_in_attempts WHERE ${guesses} LIMIT :${atMost}) guesses)`;
  const isRecent = `due_at > ${ago('attemptWindowMs')}`;
  const isAllowed = `within_allowance AND due_at > ${ago('allowanceMs')}`;
  const [counts] = await query<Parameters<typeof attemptTurn>[0]>(
    manager,
    `SELECT ${count(`${isFromNetwork} AND ${isAllowed}`, 'perNetwork')} AS "usedByNetwork",
            ${count(`account = :account AND ${isAllowed}`, 'perAccount')} AS "usedAtAccount",
            greatest(${count(`account = :account AND ${isRecent}`, 'mostCounted')},
                     ${count(`${isFromNetwork} AND ${isRecent}`, 'mostCounted')}) AS "recentAttempts",
            coalesce(extract(epoch FROM greatest(
              (SELECT max(due_at) FROM sign_in_attempts WHERE account = :account),
              (SELECT max(due_at) FROM sign_in_attempts WHERE ${isFromNetwork})) - clock_timestamp()) * 1000, 0)::float
              AS "busyForMs"`,
    { account, network: networks[level], mostCounted, ...allowance, ...windows },
  );
  if (!counts) throw new Error('A SELECT without FROM returned no row.');
  return attemptTurn(counts);
}

/** How many networks have guessed within each of the larger ones; none where there are no larger ones. */
async function guessingWithin(manager: EntityManager, [, wider, widest]: string[]) {
  if (wider === undefined) return [];
  const [counts] = await query<{ guessing: number[] }>(
    manager,
    `SELECT ARRAY[count(DISTINCT address) FILTER (WHERE networks @> ARRAY[:wider]),
                  count(DISTINCT networks[1])]::int[] AS guessing
       FROM sign_in_attempts WHERE networks @> ARRAY[:widest] AND due_at > ${ago('allowanceMs')}`,
    { wider, widest, ...windows },
  );
  return counts?.guessing ?? [];
}

/** After a sign-in that succeeded. Attempts from other addresses at the same account still count. */
export function forgetAttempts(db: DataSource, attempt: SignInAttempt) {
  const { account, networks } = toKeys(attempt);
  return query(db, 'DELETE FROM sign_in_attempts WHERE account = :account AND address = :address', {
    account,
    address: networks[0],
  });
}

const toKeys = ({ email, address, knownDevice }: SignInAttempt) => ({
  account: createHash('sha256')
    .update(knownDevice ?? normaliseEmail(email))
    .digest(),
  networks: knownDevice ? [knownDevice] : networksOf(address),
});
