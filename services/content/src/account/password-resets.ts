import { withAuditUser } from '@larkfare/data-kit/changes';
import { newId, query } from '@larkfare/data-kit/database';
import { InvalidInput } from '@larkfare/data-kit/refusals';
import { type Administrator } from '@larkfare/server-kit/administrator';
import { type Logger } from 'pino';
import { type DataSource } from 'typeorm';
import { SecurityEventKind } from '../security-log/security-event.input.ts';
import { type RecordEvent } from '../security-log/security-log.ts';
import { PasswordChanged } from './account.input.ts';
import { resetLinkLifeMs, resetMailsAtMost, resetMailsWindowMs } from './account.rules.ts';
import { lockAccount, setPassword } from './administrators.ts';
import { invalidLink, linkTokenHash, unmailedLink, queueMail } from './mailed-links.ts';
import { newPasswordProblem } from './password-strength.ts';
import { hashPassword } from './passwords.ts';

export interface PasswordResets {
  /** Has a link mailed. A request while another one is stored gets the link of that. */
  request(): Promise<void>;
}

export function openPasswordResets(db: DataSource, log: Logger): PasswordResets {
  let making: Promise<void> | undefined;

  async function make(): Promise<void> {
    if (!(await makeReset(db)))
      log.warn('no password-reset link is mailed: the limit of mails is reached');
  }
  return {
    request() {
      making ??= make().finally(() => (making = undefined));
      return making;
    },
  };
}

/** A new link for the first administrator, unless enough were mailed; every process counts the same rows. */
const makeReset = (db: DataSource) =>
  db.transaction(async (manager) => {
    const [administrator] = await query<Administrator>(
      manager,
      'SELECT id, email FROM administrators ORDER BY created_at, id LIMIT 1 FOR UPDATE',
    );
    if (!administrator) return false;

    const [made] = await query<{ id: string }>(
      manager,
      `INSERT INTO password_resets (id, administrator_id, token_hash, expires_at)
       SELECT :id, :administratorId::uuid, :tokenHash, now() + :life * interval '1 millisecond'
        WHERE (SELECT count(*) FROM password_resets
                WHERE administrator_id = :administratorId AND requested_at > now() - :window * interval '1 millisecond') < :most::int
       RETURNING id`,
      {
        id: newId(),
        administratorId: administrator.id,
        tokenHash: unmailedLink(),
        life: resetLinkLifeMs,
        window: resetMailsWindowMs,
        most: resetMailsAtMost,
      },
    );
    if (made) await queueMail(manager, { kind: 'password-reset', id: made.id });
    return made !== undefined;
  });

/** Sets a new password with the token of a mailed link, once, and ends every session. */
export async function resetPassword(
  { db, recordEvent }: { db: DataSource; recordEvent: RecordEvent },
  { token, newPassword }: { token: string; newPassword: string },
): Promise<PasswordChanged | InvalidInput> {
  const tokenHash = linkTokenHash(token);
  const [administrator] = await query<Administrator>(
    db,
    `SELECT administrators.id, email FROM password_resets JOIN administrators ON administrators.id = administrator_id
      WHERE token_hash = :tokenHash AND ${isUnused}`,
    { tokenHash },
  );
  if (!administrator) return invalidLink(); // Before anything costly is done.
  const problem = await newPasswordProblem(newPassword, administrator.email);
  if (problem) return InvalidInput.of('newPassword', problem);

  const passwordHash = await hashPassword(newPassword);
  const changed = await withAuditUser(db, administrator, async (manager) => {
    await lockAccount(manager, administrator.id);
    const used = await query(
      manager,
      `UPDATE password_resets SET used_at = now() WHERE token_hash = :tokenHash AND ${isUnused} RETURNING id`,
      { tokenHash },
    );
    if (!used.length) return invalidLink();
    await setPassword(manager, administrator.id, passwordHash);
    return new PasswordChanged();
  });
  const { email } = administrator;
  if (changed instanceof PasswordChanged)
    await recordEvent({ kind: SecurityEventKind.password_reset, email });
  return changed;
}

const isUnused = 'used_at IS NULL AND expires_at > now()';
