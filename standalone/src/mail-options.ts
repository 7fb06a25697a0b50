import { join } from 'node:path';
import { type Settings } from './settings.ts';

/** The mail settings of every server that writes mails. @param siteUrl called when a mail is written */
export const mailOptions = (
  { SMTP_URL, OFFICE_EMAIL, DATA_DIR }: Pick<Settings, 'SMTP_URL' | 'OFFICE_EMAIL' | 'DATA_DIR'>,
  siteUrl: () => string,
) => ({
  smtpUrl: SMTP_URL,
  outboxFolder: join(DATA_DIR, 'outbox'),
  officeEmail: OFFICE_EMAIL,
  siteName: 'Larkfare',
  siteOrigin: () => new URL(siteUrl()).origin,
});
