import { type Mail } from '@larkfare/service-kit/mail';

/** The site that a mail is about. */
export interface MailSite {
  /** Without a slash at the end: mailed links begin with it. */
  origin: string;
  siteName: string;
}

interface LinkMail {
  recipient: string;
  token: string;
}

const greeting = 'Hello,';

/** The token is after the #, so that no server, proxy or log on the way ever sees it. */
export const passwordResetMail = (
  { recipient, token }: LinkMail,
  { origin, siteName }: MailSite,
): Mail => ({
  kind: 'password-reset',
  recipient,
  subject: `Set a new password for ${siteName}`,
  body: `${greeting}

somebody asked to set a new password for the back office of ${siteName}. This link does it, once, within 10 minutes:

${origin}/admin/reset-password#token=${token}

If it was not you, leave this message alone: nothing has changed.
`,
});

/** To the current address, when a change was requested without the password. */
export const approveEmailMail = (
  { recipient, newEmail, token }: LinkMail & { newEmail: string },
  { origin, siteName }: MailSite,
): Mail => ({
  kind: 'email-change-approval',
  recipient,
  subject: `Do you want to change your sign-in address for ${siteName}?`,
  body: `${greeting}

somebody who is signed in to the back office of ${siteName} asked to change the address of this account to ${newEmail}. The password was not given. This link allows it, once, within an hour:

${emailLink(origin, 'approve', token)}

If it was not you, do not open the link. Nothing has changed yet, but somebody else uses your session: change your password, which ends every session.
`,
});

/** To the new address, which has to prove that it exists. */
export const confirmEmailMail = (
  { recipient, token }: LinkMail,
  { origin, siteName }: MailSite,
): Mail => ({
  kind: 'email-change-confirmation',
  recipient,
  subject: `Confirm your sign-in address for ${siteName}`,
  body: `${greeting}

this address is to sign in to the back office of ${siteName}. This link confirms it, once, within an hour:

${emailLink(origin, 'confirm', token)}

If you do not know what this is about, leave this message alone: nothing has changed.
`,
});

/** Goes to the address that was replaced, because its owner may not be who replaced it. */
export const emailChangedMail = (
  { recipient, token }: LinkMail,
  { origin, siteName }: MailSite,
): Mail => ({
  kind: 'email-changed',
  recipient,
  subject: `Your sign-in address for ${siteName} was changed`,
  body: `${greeting}

the back office of ${siteName} is not signed in to with this address any more: an administrator replaced it by another one, and every session was ended.

If it was not you, this link brings your address back and sets a new password, once, within 7 days:

${emailLink(origin, 'undo', token)}
`,
});

const emailLink = (origin: string, step: 'approve' | 'confirm' | 'undo', token: string) =>
  `${origin}/admin/email-change#step=${step}&token=${token}`;
