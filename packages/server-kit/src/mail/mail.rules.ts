/** Is the same at every attempt, so mail servers and readers see one mail. */
export const toMessageId = ({ kind, id }: { kind: string; id: string }, officeEmail: string) =>
  `<${kind}.${id}@${officeEmail.slice(officeEmail.lastIndexOf('@') + 1)}>`;

/** The error of nodemailer for a failed conversation. */
export type MailServerError = { code?: string; command?: string; responseCode?: number };

/**
 * The mail server will never take this mail: an unknown address or a refused text.
 * Everything else may pass (it is unavailable, full, or refuses our password) and is tried again.
 */
export const isRefusedForGood = ({ code, command, responseCode = 0 }: MailServerError) =>
  responseCode >= 500 && (code === 'EMESSAGE' || (code === 'EENVELOPE' && command !== 'MAIL FROM'));

/** One file per mail, in the order they were written; a second attempt writes the same file. */
export const toFileName = ({
  id,
  kind,
  createdAt,
}: {
  id: string;
  kind: string;
  createdAt: Date;
}) => `${createdAt.toISOString().replaceAll(':', '').slice(0, 17)}-${kind}-${id}.eml`;

/** How long a process that stops waits for a mail or notification under way, which is then sent another time. */
export const finishSendingWithinMs = 3000;
