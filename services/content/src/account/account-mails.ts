import { type Mail } from '@larkfare/server-kit/mail';

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

We received a request to reset the password for the back office of ${siteName}. To set a new one, open this link within 30 minutes. It works once:

${origin}/admin/reset-password#token=${token}

If it was not you, please ignore this email: nothing has changed.
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

Someone signed in to the back office of ${siteName} requested to change this account’s address to ${newEmail}, without giving the password. To allow it, open this link within an hour. It works once:

${emailLink(origin, 'approve', token)}

If it was not you, do not open the link. Nothing has changed yet, but someone else is using your session. Change your password, which signs you out everywhere.
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

Confirm this address to sign in to the back office of ${siteName} with it. Open this link within an hour. It works once:

${emailLink(origin, 'confirm', token)}

If you were not expecting this, please ignore this email: nothing has changed.
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

This address no longer signs in to the back office of ${siteName}. An administrator replaced it with another one, and everyone was signed out.

If it was not you, open this link within 7 days to restore your address and set a new password. It works once:

${emailLink(origin, 'undo', token)}
`,
});

const emailLink = (origin: string, step: 'approve' | 'confirm' | 'undo', token: string) =>
  `${origin}/admin/email-change#step=${step}&token=${token}`;
