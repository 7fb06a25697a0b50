import {
  constraintViolation,
  FieldProblem,
  InvalidInput,
  query,
  refuseInput,
  requireAdministrator,
  withAuditUser,
} from '@larkfare/service-kit';
import { type ContentContext } from '../content-context.ts';
import { EmailChanged, PasswordChanged } from './account.input.ts';
import { emailChangeProblems, passwordProblem, toAccountEmail } from './account.rules.ts';
import { endEverySession, lockAccount, setPassword } from './administrators.ts';
import { checkPassword } from './password-check.ts';
import { hashPassword } from './passwords.ts';

const refused = (field: string, message: string) =>
  new InvalidInput([new FieldProblem(field, message)]);

/** Sets a new password for an administrator who knows the old one, and ends every session. */
export async function changePassword(
  context: ContentContext,
  { oldPassword, newPassword }: { oldPassword: string; newPassword: string },
): Promise<PasswordChanged | InvalidInput> {
  const problem = passwordProblem(newPassword);
  if (problem) return refused('newPassword', problem);

  const { db, clientAddress, pause } = context;
  const guesser = { email: requireAdministrator(context).email, address: clientAddress };
  const account = await checkPassword(db, guesser, oldPassword, pause);
  if (account === 'busy') return refused('oldPassword', tooManyGuesses);
  if (account === 'wrong') return refused('oldPassword', 'The old password is wrong.');

  const passwordHash = await hashPassword(newPassword);
  return withAuditUser(db, account, async (manager) => {
    const locked = await lockAccount(manager, account.id);
    // Somebody else was faster with another new password.
    if (locked?.passwordHash !== account.passwordHash)
      return refused('oldPassword', 'The old password is wrong.');
    await setPassword(manager, account.id, passwordHash);
    return new PasswordChanged();
  });
}

/** Gives the account another address, ends every session, and notifies the old address. */
export async function changeEmail(
  context: ContentContext,
  { oldEmail, newEmail }: { oldEmail: string; newEmail: string },
): Promise<EmailChanged | InvalidInput> {
  const administrator = requireAdministrator(context);
  const change = () =>
    withAuditUser(context.db, administrator, async (manager) => {
      const storedEmail = (await lockAccount(manager, administrator.id))?.email ?? '';
      const problems = emailChangeProblems({ oldEmail, newEmail, storedEmail });
      const refusal = refuseInput(problems);
      if (refusal) return refusal;

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
  context.notifyOldAddress(changed);
  return new EmailChanged();
}

export const tooManyGuesses =
  'Too many passwords were tried just now. Please try again in a minute.';
