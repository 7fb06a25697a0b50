import { isEmailAddress, normaliseEmail } from '@larkfare/text-rules';

/** Which mailed link of a change is open; `over` when none is. */
export type EmailChangeStep = 'approve' | 'confirm' | 'undo' | 'over';

const hourMs = 60 * 60_000;

/** How long the link of a step may be used. */
export const emailLinkLifeMs: Record<Exclude<EmailChangeStep, 'over'>, number> = {
  approve: hourMs,
  confirm: hourMs,
  undo: 7 * 24 * hourMs,
};

/** A stolen session can request changes without the password; it must not flood the mailbox. */
export const approvalMailsAnHour = 3;

interface EmailChange {
  /** The stored address, as the administrator typed it. */
  oldEmail: string;
  newEmail: string;
  storedEmail: string;
}

/** The problems of a change of the address, by field. */
export function emailChangeProblems({ oldEmail, newEmail, storedEmail }: EmailChange) {
  const address = normaliseEmail(newEmail);
  const problems: { field: 'oldEmail' | 'newEmail'; message: string }[] = [];
  if (normaliseEmail(oldEmail) !== storedEmail)
    problems.push({ field: 'oldEmail', message: 'Current email does not match' });
  if (!isEmailAddress(address))
    problems.push({
      field: 'newEmail',
      message: 'Enter one email address, such as hello@example.co.uk.',
    });
  else if (address === storedEmail)
    problems.push({ field: 'newEmail', message: 'That is already your address.' });
  return problems;
}
