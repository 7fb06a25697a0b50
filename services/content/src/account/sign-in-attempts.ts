import { createHash } from 'node:crypto';
import { networkOf, newId, query } from '@larkfare/service-kit';
import { type DataSource } from 'typeorm';
import { toAccountEmail } from './account.rules.ts';
import { attemptTurn, attemptWindowMs } from './sign-in-attempt.rules.ts';

/** Whose password is guessed, and from which network address. */
export interface SignInAttempt {
  email: string;
  address: string;
}

/** Serialises the counting, in every process on this database. */
const countingLock = 5_277_002;

/**
 * Records a guess before its password is checked, so that simultaneous guesses count each other.
 * @returns how long it has to wait; how soon another may come when too many wait already
 */
export const beginAttempt = (
  db: DataSource,
  attempt: SignInAttempt,
): Promise<ReturnType<typeof attemptTurn>> =>
  db.transaction(async (manager) => {
    const who = toKeys(attempt);
    await query(manager, 'SELECT pg_advisory_xact_lock(:countingLock)', { countingLock });
    await query(
      manager,
      `DELETE FROM sign_in_attempts WHERE at < clock_timestamp() - :attemptWindowMs * interval '1 millisecond'`,
      { attemptWindowMs },
    );
    const [{ recentAttempts, busyForMs } = { recentAttempts: 0, busyForMs: 0 }] = await query<{
      recentAttempts: number;
      busyForMs: number;
    }>(
      manager,
      `SELECT greatest(count(*) FILTER (WHERE account = :account),
                       count(*) FILTER (WHERE address = :address))::int AS "recentAttempts",
              coalesce(extract(epoch FROM max(due_at) FILTER (WHERE address = :address) - clock_timestamp())
                       * 1000, 0)::float AS "busyForMs"
         FROM sign_in_attempts WHERE account = :account OR address = :address`,
      who,
    );
    const turn = attemptTurn({ recentAttempts, busyForMs });
    if ('retryAfterMs' in turn) return turn;
    await query(
      manager,
      `INSERT INTO sign_in_attempts (id, account, address, due_at)
       VALUES (:id, :account, :address, clock_timestamp() + :waitMs * interval '1 millisecond')`,
      { ...who, id: newId(), waitMs: turn.waitMs },
    );
    return turn;
  });

/** After a sign-in that succeeded. Attempts from other addresses at the same account still count. */
export const forgetAttempts = (db: DataSource, attempt: SignInAttempt) =>
  query(
    db,
    'DELETE FROM sign_in_attempts WHERE account = :account AND address = :address',
    toKeys(attempt),
  );

const toKeys = ({ email, address }: SignInAttempt) => ({
  account: createHash('sha256').update(toAccountEmail(email)).digest(),
  address: networkOf(address),
});
