import { type Mail } from '@larkfare/service-kit/mail';

const greeting = 'Hello,';

/** The token stands behind the #, so that no server, proxy or log on the way ever sees it. */
export const passwordResetMail = ({
  recipient,
  origin,
  token,
  siteName,
}: {
  recipient: string;
  origin: string;
  token: string;
  siteName: string;
}): Mail => ({
  kind: 'password-reset',
  recipient,
  subject: `Set a new password for ${siteName}`,
  body: `${greeting}

somebody asked to set a new password for the back office of ${siteName}. This link does it, once, within 10 minutes:

${origin}/admin/reset-password#token=${token}

If it was not you, leave this message alone: nothing has changed.
`,
});

/** Goes to the address that was replaced, because its owner may not be who replaced it. */
export const emailChangedMail = ({
  recipient,
  siteName,
}: {
  recipient: string;
  siteName: string;
}): Mail => ({
  kind: 'email-changed',
  recipient,
  subject: `Your sign-in address for ${siteName} was changed`,
  body: `${greeting}

the back office of ${siteName} is not signed in to with this address any more: an administrator replaced it by another one, and everybody was signed out.

If it was not you, tell the person who runs the site immediately.
`,
});
