import { withAuditUser } from '@larkfare/data-kit/changes';
import { InvalidInput, Problem, type TooManyRequests } from '@larkfare/data-kit/refusals';
import { requireAdministrator } from '@larkfare/data-kit/subgraph';
import { type ContentContext } from '../content-context.ts';
import { SecurityEventKind } from '../security-log/security-event.input.ts';
import { type ChangePasswordResult, PasswordChanged } from './account.input.ts';
import { type Account, lockAccount, setPassword } from './administrators.ts';
import { checkPassword } from './password-check.ts';
import { newPasswordProblem } from './password-strength.ts';
import { hashPassword } from './passwords.ts';

/** Sets a new password for an administrator who knows the old one, and ends every session. */
export async function changePassword(
  context: ContentContext,
  { oldPassword, newPassword }: { oldPassword: string; newPassword: string },
): Promise<typeof ChangePasswordResult> {
  const problem = await newPasswordProblem(newPassword, requireAdministrator(context).email);
  if (problem) return InvalidInput.of('newPassword', problem);

  const account = await confirmPassword(context, 'oldPassword', oldPassword);
  if (account instanceof Problem) return account;

  const passwordHash = await hashPassword(newPassword);
  const changed = await withAuditUser(context.db, account, async (manager) => {
    const locked = await lockAccount(manager, account.id);
    // Someone else was faster with another new password.
    if (locked?.passwordHash !== account.passwordHash)
      return InvalidInput.of('oldPassword', wrongPassword);
    await setPassword(manager, account.id, passwordHash);
    return new PasswordChanged();
  });
  if (changed instanceof PasswordChanged)
    await context.recordEvent({ kind: SecurityEventKind.password_changed, email: account.email });
  return changed;
}

/** The account of the calling administrator, once the password is right; guesses are throttled as at the sign-in. */
export async function confirmPassword(
  context: ContentContext,
  field: string,
  password: string,
): Promise<Account | InvalidInput | TooManyRequests> {
  const { db, clientAddress } = context;
  const attempt = {
    email: requireAdministrator(context).email,
    address: clientAddress,
    device: await context.sessions.deviceOf(context.headers),
  };
  const account = await checkPassword(db, attempt, password);
  if (account !== 'wrong') return account;
  await context.recordEvent({ kind: SecurityEventKind.password_refused, email: attempt.email });
  return InvalidInput.of(field, wrongPassword);
}

const wrongPassword = 'The password is wrong.';
