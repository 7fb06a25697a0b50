import { createHash } from 'node:crypto';
import { networksOf, newId, query } from '@larkfare/service-kit';
import { type DataSource, type EntityManager } from 'typeorm';
import { toAccountEmail } from './account.rules.ts';
import {
  attemptTurn,
  attemptWindowMs,
  guessingNetwork,
  mostCounted,
} from './sign-in-attempt.rules.ts';

/** Whose password is guessed, and from which network address. */
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
 * @returns how long it has to wait; how soon another may come when too many wait already
 */
export async function beginAttempt(
  db: DataSource,
  attempt: SignInAttempt,
): Promise<ReturnType<typeof attemptTurn>> {
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
      `WITH old AS (DELETE FROM sign_in_attempts WHERE ${isOld})
       INSERT INTO sign_in_attempts (id, account, address, networks, due_at)
       VALUES (:id, :account, :address, :around, clock_timestamp() + :waitMs * interval '1 millisecond')`,
      { id: newId(), account, address, around, waitMs: turn.waitMs, attemptWindowMs },
    );
    return turn;
  });
}

const isOld = `at < clock_timestamp() - :attemptWindowMs * interval '1 millisecond'`;

async function turnOf(manager: EntityManager, attempt: SignInAttempt) {
  const { account, networks } = toKeys(attempt);
  const level = guessingNetwork(networks, await guessingWithin(manager, networks));
  const isFromNetwork = level ? 'networks @> ARRAY[:network]' : 'address = :network';
  const [counts = { recentAttempts: 0, busyForMs: 0, waiting: 0 }] = await query<{
    recentAttempts: number;
    busyForMs: number;
    waiting: number;
  }>(
    manager,
    `WITH of_account AS (
       SELECT FROM sign_in_attempts WHERE account = :account AND NOT (${isOld}) LIMIT :mostCounted),
     of_network AS (
       SELECT FROM sign_in_attempts WHERE ${isFromNetwork} AND NOT (${isOld}) LIMIT :mostCounted)
     SELECT greatest((SELECT count(*) FROM of_account), (SELECT count(*) FROM of_network))::int
              AS "recentAttempts",
            coalesce(extract(epoch FROM (SELECT max(due_at) FROM sign_in_attempts WHERE ${isFromNetwork})
                     - clock_timestamp()) * 1000, 0)::float AS "busyForMs",
            (SELECT count(*) FROM sign_in_attempts WHERE account = :account AND due_at > clock_timestamp())::int
              AS waiting`,
    { account, network: networks[level], mostCounted, attemptWindowMs },
  );
  return attemptTurn(counts);
}

/** How many networks have guessed within each of the larger ones; none where there are no larger ones. */
async function guessingWithin(manager: EntityManager, [, wider, widest]: string[]) {
  if (wider === undefined) return [];
  const [counts] = await query<{ guessing: number[] }>(
    manager,
    `SELECT ARRAY[count(DISTINCT address) FILTER (WHERE networks @> ARRAY[:wider]),
                  count(DISTINCT networks[1])]::int[] AS guessing
       FROM sign_in_attempts WHERE networks @> ARRAY[:widest] AND NOT (${isOld})`,
    { wider, widest, attemptWindowMs },
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
    .update(knownDevice ?? toAccountEmail(email))
    .digest(),
  networks: knownDevice ? [knownDevice] : networksOf(address),
});
