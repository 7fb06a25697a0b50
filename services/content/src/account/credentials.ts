import {
  type Administrator,
  withAuditUser,
  FieldProblem,
  InvalidInput,
  query,
  constraintViolation,
} from '@larkfare/service-kit';
import { type DataSource, type EntityManager } from 'typeorm';
import { EmailChanged, PasswordChanged } from './account.input.ts';
import { emailChangeProblems, passwordProblem, toAccountEmail } from './account.rules.ts';
import { type Account, endEverySession, lockAccount } from './administrators.ts';
import { hashPassword } from './passwords.ts';

const refused = (field: string, message: string) =>
  new InvalidInput([new FieldProblem(field, message)]);

/** Sets a new password for whoever knows the old one, and ends every session. */
export async function changePassword(
  db: DataSource,
  {
    newPassword,
    checkOld,
  }: { newPassword: string; checkOld: () => Promise<Account | 'wrong' | 'busy'> },
): Promise<PasswordChanged | InvalidInput> {
  const problem = passwordProblem(newPassword);
  if (problem) return refused('newPassword', problem);

  const account = await checkOld();
  if (account === 'busy') return refused('oldPassword', tooManyGuesses);
  if (account === 'wrong') return refused('oldPassword', 'The old password is wrong.');

  const passwordHash = await hashPassword(newPassword);
  return withAuditUser(db, account, async (manager) => {
    const held = await lockAccount(manager, account.id);
    // Somebody else was faster with another new password.
    if (held?.passwordHash !== account.passwordHash)
      return refused('oldPassword', 'The old password is wrong.');
    await setPassword(manager, account.id, passwordHash);
    return new PasswordChanged();
  });
}

/** Writes the new password; who is signed in with the old one is not any more. */
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

/** Gives the account another address and ends every session; `notifyOldAddress` is called once that is certain. */
export async function changeEmail(
  db: DataSource,
  administrator: Administrator,
  { oldEmail, newEmail }: { oldEmail: string; newEmail: string },
  notifyOldAddress: (address: string) => void,
): Promise<EmailChanged | InvalidInput> {
  const change = () =>
    withAuditUser(db, administrator, async (manager) => {
      const storedEmail = (await lockAccount(manager, administrator.id))?.email ?? '';
      const problems = emailChangeProblems({ oldEmail, newEmail, storedEmail });
      if (problems.length)
        return new InvalidInput(
          problems.map(({ field, message }) => new FieldProblem(field, message)),
        );
      await query(
        manager,
        'UPDATE administrators SET email = :email, updated_at = now(), version = version + 1 WHERE id = :id',
        { id: administrator.id, email: toAccountEmail(newEmail) },
      );
      await endEverySession(manager, administrator.id);
      return storedEmail;
    });
  const changed = await change().catch((problem: unknown) => {
    if (constraintViolation(problem)?.constraint !== 'administrators_email_unique') throw problem;
    return refused('newEmail', 'Another administrator has that address.');
  });
  if (changed instanceof InvalidInput) return changed;
  notifyOldAddress(changed);
  return new EmailChanged();
}

export const tooManyGuesses =
  'Too many passwords were tried just now. Please try again in a minute.';
