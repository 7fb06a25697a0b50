import { query } from '@larkfare/data-kit/database';
import {
  isRefusedForGood,
  type MailServerError,
  type MailTransport,
} from '@larkfare/server-kit/mail';
import { count } from '@larkfare/server-kit/telemetry';
import { toPrintableLine } from '@larkfare/text-rules';
import { type DataSource } from 'typeorm';
import { z } from 'zod';
import { signatureHeaders } from './signature.ts';
import { confirmationToken } from './targets.ts';
import { publicRequest } from '../../trust/public-request.ts';

export interface NotificationSender {
  db: DataSource;
  /** Without it, notifications to e-mail addresses fail. */
  mail?: MailTransport | undefined;
  /** The site's address, for confirmation links. */
  origin: () => string;
  /** Webhooks may be on private networks, and on http. */
  mayBePrivate: boolean;
}

interface Notification {
  id: string;
  target: string;
  address: string;
  isConfirmed: boolean;
  secret: Buffer;
  remote: string;
  version: string | null;
  kind: string;
  text: string;
  happenedAt: Date;
}

const notificationJob = z.object({ id: z.uuid() });

/**
 * Sends the notification of a job and records the result. It is sent once, or again under the same id if the process is
 * killed meanwhile.
 * @throws the failure of an attempt that the queue retries
 */
export async function sendNotification(
  sender: NotificationSender,
  payload: unknown,
  { isLastAttempt, signal }: { isLastAttempt: boolean; signal: AbortSignal },
): Promise<void> {
  const { db } = sender;
  const { id } = notificationJob.parse(payload);
  const [notification] = await query<Notification>(
    db,
    `SELECT n.id, n.target, t.address, t.confirmed_at IS NOT NULL AS "isConfirmed", t.secret,
            e.remote, e.version, e.kind, e.text, e.happened_at AS "happenedAt"
     FROM notifications n JOIN notification_targets t ON t.id = n.target JOIN events e ON e.id = n.event
     WHERE n.id = :id AND n.delivered_at IS NULL`,
    { id },
  );
  if (!notification) return;

  const problem = await send(notification, sender, signal).catch((error: Error) => error);
  const isGivenUp = problem && (isLastAttempt || isRefusedForGood(problem as MailServerError));
  count('larkfare.notification.sent', {
    by: isMail(notification) ? 'mail' : 'webhook',
    outcome: !problem ? 'delivered' : isGivenUp ? 'given up' : 'failed',
  });
  const recorded = await query(
    db,
    `UPDATE notifications SET attempts = attempts + 1, problem = :problem,
       delivered_at = CASE WHEN :problem::text IS NULL THEN now() END
     WHERE id = :id RETURNING id`,
    { id, problem: problem && toPrintableLine(problem.message.slice(0, 300)) },
  );
  const isRemoved = recorded.length === 0;
  if (problem && !isGivenUp && !isRemoved) throw problem;
}

const isMail = ({ address }: Notification) => address.startsWith('mailto:');

async function send(
  notification: Notification,
  { db, origin, mail, mayBePrivate }: NotificationSender,
  signal: AbortSignal,
): Promise<void> {
  const { id, target, address, isConfirmed, secret, remote, version, kind, text, happenedAt } =
    notification;
  if (isMail(notification)) {
    if (!mail) throw new Error('This site sends no mail.');
    const subject = isConfirmed
      ? [remote, version, kind].filter(Boolean).join(' ')
      : `Confirm notifications of ${remote}`;
    const body = isConfirmed
      ? `${subject}\n${text}\n\n${happenedAt.toISOString()}\n`
      : confirmationText(
          remote,
          `${origin()}${confirmationPath}${await confirmationToken(db, target)}`,
        );
    const recipient = address.slice('mailto:'.length);
    const waiting = { id, kind: 'remote-notification', recipient, subject, body };
    return mail({ ...waiting, createdAt: happenedAt }, signal);
  }
  const body = JSON.stringify({
    type: `remote.${kind.replaceAll(' ', '-')}`,
    timestamp: happenedAt,
    data: { remote, version, text },
  });
  const headers = signatureHeaders(secret, { id, body, nowMs: Date.now() });
  return sendWebhook(address, { body, headers, mayBePrivate, signal });
}

const confirmationPath = '/registry/v1/confirm-address/';

const confirmationText = (remote: string, link: string) =>
  `This address was added to the notifications of the remote “${remote}”. To receive them, open this link within a day:

${link}

Otherwise nothing more is sent to this address.
`;

const timeoutMs = 3000;

/**
 * Posts JSON to a webhook, which has three seconds to respond.
 * @throws for any other response than 2xx
 */
const sendWebhook = (
  address: string,
  {
    body,
    headers,
    mayBePrivate,
    signal,
  }: { body: string; headers: Record<string, string>; mayBePrivate: boolean; signal: AbortSignal },
): Promise<void> =>
  new Promise((resolve, reject) => {
    publicRequest(address, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        'user-agent': 'Larkfare-Webhooks',
        ...headers,
      },
      mayBePrivate,
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    })
      .on('response', (response) => {
        const { statusCode = 0 } = response;
        response.destroy();
        if (statusCode >= 200 && statusCode < 300) resolve();
        else reject(new Error(`The receiver returned ${statusCode}.`));
      })
      .on('error', reject)
      .end(body);
  });
