import { randomBytes } from 'node:crypto';
import { newId, query } from '@larkfare/data-kit/database';
import { type Administrator } from '@larkfare/server-kit/administrator';
import { hasUnprintable, normaliseEmail } from '@larkfare/text-rules';
import { type DataSource, type EntityManager } from 'typeorm';
import { newPasswordProblem } from './password-strength.ts';
import { hashPassword } from './passwords.ts';

export interface FirstAdministrator extends Administrator {
  /** The generated password, when none was set: shown once, stored nowhere. */
  madePassword?: string;
}

export interface Account extends Administrator {
  passwordHash: string;
}

/**
 * Makes the first administrator where there is none.
 * @returns undefined when there is one already
 * @throws when the given password is easy to guess
 */
export async function ensureAdministrator(
  db: DataSource | EntityManager,
  { email, password }: { email: string; password?: string },
): Promise<FirstAdministrator | undefined> {
  const [existing] = await query<Administrator>(db, 'SELECT id, email FROM administrators LIMIT 1');
  if (existing) return undefined;

  const problem = password && (await newPasswordProblem(password, normaliseEmail(email)));
  if (problem) throw new Error(`The password of the first administrator: ${problem}`);
  const madePassword = password ? undefined : randomBytes(12).toString('base64url');
  const id = newId();
  await query(
    db,
    'INSERT INTO administrators (id, email, password_hash) VALUES (:id, :email, :hash) ON CONFLICT DO NOTHING',
    { id, email: normaliseEmail(email), hash: await hashPassword(password ?? madePassword ?? '') },
  );
  return { id, email: normaliseEmail(email), madePassword };
}

const columns = 'id, email, password_hash AS "passwordHash"';

export async function accountWithEmail(
  db: DataSource | EntityManager,
  email: string,
): Promise<Account | undefined> {
  if (hasUnprintable(email)) return undefined; // PostgreSQL would refuse it.
  const [account] = await query<Account>(
    db,
    `SELECT ${columns} FROM administrators WHERE lower(email) = :email`,
    { email: normaliseEmail(email) },
  );
  return account;
}

/** The account, locked until the transaction ends. */
export async function lockAccount(
  manager: EntityManager,
  id: string,
): Promise<Account | undefined> {
  const [account] = await query<Account>(
    manager,
    `SELECT ${columns} FROM administrators WHERE id = :id FOR UPDATE`,
    { id },
  );
  return account;
}

/**
 * Ends every session of that administrator with the transaction, so at the next request. Mailed links become worthless,
 * except those that undo a change of the address.
 */
export async function endEverySession(manager: EntityManager, id: string): Promise<void> {
  await query(
    manager,
    'UPDATE sessions SET ended_at = now() WHERE administrator_id = :id AND ended_at IS NULL',
    { id },
  );
  await query(
    manager,
    'UPDATE password_resets SET used_at = now() WHERE administrator_id = :id AND used_at IS NULL',
    { id },
  );
  await query(
    manager,
    `UPDATE email_changes SET step = 'over', token_hash = NULL
      WHERE administrator_id = :id AND step IN ('approve', 'confirm')`,
    { id },
  );
}

/** Writes the new password and ends every session. */
export async function setPassword(
  manager: EntityManager,
  id: string,
  passwordHash: string,
): Promise<void> {
  await query(
    manager,
    `UPDATE administrators SET password_hash = :passwordHash, password_changed_at = now(), updated_at = now(),
            version = version + 1
      WHERE id = :id`,
    { id, passwordHash },
  );
  await endEverySession(manager, id);
}
