import { withAuditUser } from '@larkfare/data-kit/changes';
import { constraintViolation, newId, query } from '@larkfare/data-kit/database';
import { InvalidInput, Problem, refuseInput } from '@larkfare/data-kit/refusals';
import { requireAdministrator } from '@larkfare/data-kit/subgraph';
import { type Administrator } from '@larkfare/server-kit/administrator';
import { type DataSource, type EntityManager } from 'typeorm';
import { normaliseEmail } from '@larkfare/text-rules';
import { type ContentContext } from '../content-context.ts';
import { SecurityEventKind } from '../security-log/security-event.input.ts';
import { type ChangeEmailResult, EmailChanged, EmailChangeRequested } from './account.input.ts';
import {
  type Account,
  accountWithEmail,
  endEverySession,
  lockAccount,
  setPassword,
} from './administrators.ts';
import { confirmPassword } from './credentials.ts';
import {
  approvalMailsAnHour,
  emailChangeProblems,
  type EmailChangeStep,
  emailLinkLifeMs,
} from './email-change.rules.ts';
import { invalidLink, linkTokenHash, unmailedLink, queueMail } from './mailed-links.ts';
import { newPasswordProblem } from './password-strength.ts';
import { hashPassword } from './passwords.ts';

/**
 * Begins a change of the address, which nothing but mailed links completes. With the password the new address gets the
 * link; without it the stored one does first, so that a stolen session alone changes nothing.
 */
export async function changeEmail(
  context: ContentContext,
  { oldEmail, newEmail, password }: { oldEmail: string; newEmail: string; password?: string },
): Promise<typeof ChangeEmailResult> {
  const { id, email } = requireAdministrator(context);
  const early = refuseInput(emailChangeProblems({ oldEmail, newEmail, storedEmail: email }));
  if (early) return early;
  const account =
    password === undefined ? undefined : await confirmPassword(context, 'password', password);
  if (account instanceof Problem) return account;

  const requested = await context.db.transaction(async (manager) => {
    const locked = await lockAccount(manager, id);
    const storedEmail = locked?.email ?? '';
    const refusal = refuseInput(emailChangeProblems({ oldEmail, newEmail, storedEmail }));
    if (refusal) return refusal;
    if (account && locked?.passwordHash !== account.passwordHash)
      return InvalidInput.of('password', 'The password is wrong.');
    if (await accountWithEmail(manager, newEmail)) return InvalidInput.of('newEmail', takenAddress);
    if (!account && (await approvalsThisHour(manager, id)) >= approvalMailsAnHour)
      return InvalidInput.of('newEmail', 'Too many links were sent. Please try again in an hour.');

    const changeId = newId();
    const step = account ? 'confirm' : 'approve';
    await query(
      manager,
      `INSERT INTO email_changes (id, administrator_id, old_email, new_email, has_password, step, token_hash, expires_at)
       VALUES (:changeId, :id, :storedEmail, :newEmail, :hasPassword, :step, :tokenHash,
               now() + :life * interval '1 millisecond')`,
      {
        changeId,
        id,
        storedEmail,
        newEmail: normaliseEmail(newEmail),
        hasPassword: account !== undefined,
        step,
        tokenHash: unmailedLink(),
        life: emailLinkLifeMs[step],
      },
    );
    await queueMail(manager, { kind: 'email-change', id: changeId, step });
    return { storedEmail };
  });
  if (requested instanceof InvalidInput) return requested;

  await context.recordEvent({
    kind: SecurityEventKind.email_change_requested,
    email: requested.storedEmail,
    detail: `to ${normaliseEmail(newEmail)}, ${account ? 'with' : 'without'} the password`,
  });
  return new EmailChangeRequested(account ? 'new' : 'current');
}

/** The step that the link in a mail confirms: the old address approves a change, the new one completes it. */
export async function confirmEmailChange(
  { db, recordEvent }: ContentContext,
  token: string,
): Promise<EmailChanged | EmailChangeRequested | InvalidInput> {
  const found = await changeWithLink(db, token);
  if (!found || found.step === 'undo') return invalidLink();
  const { step, oldEmail, newEmail } = found;
  const next = step === 'approve' ? 'confirm' : 'undo';

  const moved = await refuseTakenAddress(() =>
    withAuditUser(db, { email: oldEmail }, async (manager) => {
      await lockAccount(manager, found.administratorId);
      if (!(await openNextLink(manager, token, { step, next }))) return invalidLink();
      if (next === 'undo') await setEmail(manager, found.administratorId, newEmail);
      return next;
    }),
  );
  if (moved instanceof InvalidInput) return moved;
  const detail = `from ${oldEmail} to ${newEmail}`;
  if (next === 'confirm') {
    await recordEvent({ kind: SecurityEventKind.email_change_allowed, email: oldEmail, detail });
    return new EmailChangeRequested('new');
  }
  await recordEvent({ kind: SecurityEventKind.email_changed, email: newEmail, detail });
  return new EmailChanged();
}

/**
 * Gives the account its old address back, with a new password: the person who changed the address may know the password. Later
 * changes end with it, earlier ones can still be undone.
 */
export async function undoEmailChange(
  { db, recordEvent }: ContentContext,
  { token, newPassword }: { token: string; newPassword: string },
): Promise<EmailChanged | InvalidInput> {
  const found = await changeWithLink(db, token);
  if (found?.step !== 'undo') return invalidLink();
  const { administratorId, oldEmail } = found;
  const problem = await newPasswordProblem(newPassword, oldEmail);
  if (problem) return InvalidInput.of('newPassword', problem);

  const passwordHash = await hashPassword(newPassword);
  const undone = await refuseTakenAddress(() =>
    withAuditUser(db, { email: oldEmail }, async (manager) => {
      await lockAccount(manager, administratorId);
      const ended = await query(
        manager,
        `UPDATE email_changes SET step = 'over', token_hash = NULL
          WHERE administrator_id = :administratorId AND step <> 'over' AND requested_at >=
                (SELECT requested_at FROM email_changes
                  WHERE token_hash = :tokenHash AND step = 'undo' AND expires_at > now())
        RETURNING id`,
        { administratorId, tokenHash: linkTokenHash(token) },
      );
      if (!ended.length) return invalidLink();
      await setEmail(manager, administratorId, oldEmail);
      await setPassword(manager, administratorId, passwordHash);
      return 'undone' as const;
    }),
  );
  if (undone instanceof InvalidInput) return undone;
  await recordEvent({
    kind: SecurityEventKind.email_change_undone,
    email: oldEmail,
    detail: `back to ${oldEmail}`,
  });
  return new EmailChanged(
    'Your email address is back and the password is new. Please sign in with them.',
  );
}

interface OpenChange {
  administratorId: Administrator['id'];
  step: Exclude<EmailChangeStep, 'over'>;
  oldEmail: string;
  newEmail: string;
}

async function changeWithLink(db: DataSource, token: string): Promise<OpenChange | undefined> {
  const [found] = await query<OpenChange>(
    db,
    `SELECT administrator_id AS "administratorId", step, old_email AS "oldEmail", new_email AS "newEmail"
       FROM email_changes WHERE token_hash = :tokenHash AND expires_at > now()`,
    { tokenHash: linkTokenHash(token) },
  );
  return found;
}

/** Uses up the link of one step, and has the next one mailed. @returns false when someone else was faster */
async function openNextLink(
  manager: EntityManager,
  token: string,
  { step, next }: { step: EmailChangeStep; next: 'confirm' | 'undo' },
): Promise<boolean> {
  const [moved] = await query<{ id: string }>(
    manager,
    `UPDATE email_changes SET step = :next, token_hash = :nextHash, expires_at = now() + :life * interval '1 millisecond'
      WHERE token_hash = :tokenHash AND step = :step AND expires_at > now() RETURNING id`,
    {
      next,
      nextHash: unmailedLink(),
      life: emailLinkLifeMs[next],
      tokenHash: linkTokenHash(token),
      step,
    },
  );
  if (moved) await queueMail(manager, { kind: 'email-change', id: moved.id, step: next });
  return moved !== undefined;
}

async function setEmail(manager: EntityManager, id: Account['id'], email: string): Promise<void> {
  await query(
    manager,
    'UPDATE administrators SET email = :email, updated_at = now(), version = version + 1 WHERE id = :id',
    { id, email },
  );
  await endEverySession(manager, id);
}

async function approvalsThisHour(manager: EntityManager, id: string): Promise<number> {
  const [{ count } = { count: 0 }] = await query<{ count: number }>(
    manager,
    `SELECT count(*)::int FROM email_changes
      WHERE administrator_id = :id AND NOT has_password AND requested_at > now() - interval '1 hour'`,
    { id },
  );
  return count;
}

const takenAddress = 'Another administrator has that address.';

/** Another administrator's address is refused, not a fault. */
const refuseTakenAddress = <Result>(work: () => Promise<Result>): Promise<Result | InvalidInput> =>
  work().catch((problem: unknown) => {
    if (constraintViolation(problem)?.constraint !== 'administrators_email_unique') throw problem;
    return InvalidInput.of('token', takenAddress);
  });
