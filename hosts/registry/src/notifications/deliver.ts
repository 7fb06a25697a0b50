import { query } from '@larkfare/data-kit/database';
import { createLog } from '@larkfare/server-kit/log';
import { finishSendingWithinMs, type MailTransport } from '@larkfare/server-kit/mail';
import { count, observeGauges } from '@larkfare/server-kit/telemetry';
import { coalesced } from '@larkfare/server-kit/waiting';
import { toPrintableLine } from '@larkfare/text-rules';
import { type DataSource } from 'typeorm';
import { nextAttemptMs } from './notification.rules.ts';
import { sendWebhook } from './send-webhook.ts';
import { signatureHeaders } from './signature.ts';
import { confirmationToken } from './targets.ts';

interface DeliveryOptions {
  db: DataSource;
  /** Without it nothing is mailed. */
  mail?: MailTransport | undefined;
  /** The site's address, for confirmation links. */
  origin: () => string;
  /** Webhooks may be on private networks, and on http. */
  mayBePrivate: boolean;
}

interface Due {
  id: string;
  target: string;
  attempts: number;
  address: string;
  isConfirmed: boolean;
  secret: Buffer;
  remote: string;
  version: string | null;
  kind: string;
  text: string;
  happenedAt: Date;
}

const everyMs = 2000;
const inFlightAtMost = 100;

/** Longer than any delivery takes. A killed server's deliveries are sent by another one afterwards. */
const leaseSeconds = 60;

const log = createLog('registry');

/** Delivers due notifications side by side until it is stopped, one at a time to each target. Several servers share them. */
export function deliverNotifications(options: DeliveryOptions): () => Promise<void> {
  const { db } = options;
  const cut = new AbortController();
  /** By target. */
  const inFlight = new Map<string, Promise<void>>();
  let [isStopped, hasFailed] = [false, false];
  const startDue = coalesced(async () => {
    if (isStopped || !db.isInitialized) return;
    try {
      for (const due of await claimDue(db, [...inFlight.keys()])) {
        const delivery = deliver(options, due, cut.signal).finally(() => {
          inFlight.delete(due.target);
          void startDue();
        });
        inFlight.set(due.target, delivery);
      }
      hasFailed = false;
    } catch (problem) {
      if (!hasFailed) log.warn({ err: problem }, 'notifications wait');
      hasFailed = true;
    }
  });
  const timer = setInterval(() => void startDue(), everyMs).unref();
  const endGauges = observeWaiting(db);
  return async () => {
    isStopped = true;
    endGauges();
    clearInterval(timer);
    const cutting = setTimeout(() => cut.abort(), finishSendingWithinMs);
    await startDue();
    await Promise.all(inFlight.values());
    clearTimeout(cutting);
  };
}

/** Read with every collection of metrics. */
const observeWaiting = (db: DataSource): (() => void) =>
  observeGauges(
    ['larkfare.notification.waiting', 'larkfare.notification.overdue'],
    async (observe) => {
      const rows = await query<{ waiting: number; overdue: number }>(
        db,
        `SELECT count(*)::int AS waiting,
           greatest(0, extract(epoch FROM now() - min(next_attempt_at)))::float AS overdue
         FROM notifications WHERE next_attempt_at IS NOT NULL`,
      );
      for (const { waiting, overdue } of rows) {
        observe('larkfare.notification.waiting', waiting);
        observe('larkfare.notification.overdue', overdue);
      }
    },
  );

/** Takes the oldest due notification of each target that is not busy: no other server does until the lease ends. */
const claimDue = (db: DataSource, busy: string[]): Promise<Due[]> =>
  query<Due>(
    db,
    `WITH due AS (
       SELECT id FROM notifications n
       WHERE next_attempt_at <= now() AND target::text <> ALL (:busy::text[]) AND NOT EXISTS (
         SELECT FROM notifications earlier
         WHERE earlier.target = n.target AND (earlier.next_attempt_at, earlier.id) < (n.next_attempt_at, n.id))
       ORDER BY next_attempt_at LIMIT :free FOR UPDATE SKIP LOCKED)
     UPDATE notifications n SET next_attempt_at = now() + make_interval(secs => ${leaseSeconds})
     FROM due, notification_targets t, events e
     WHERE n.id = due.id AND t.id = n.target AND e.id = n.event
     RETURNING n.id, n.target, n.attempts, t.address, t.confirmed_at IS NOT NULL AS "isConfirmed", t.secret, e.remote, e.version, e.kind, e.text, e.happened_at AS "happenedAt"`,
    { busy, free: Math.max(0, inFlightAtMost - busy.length) },
  );

/** Sends one notification and records the result. It never rejects: what is not recorded is sent again. */
async function deliver(options: DeliveryOptions, due: Due, signal: AbortSignal): Promise<void> {
  const { db } = options;
  const by = due.address.startsWith('mailto:') ? 'mail' : 'webhook';
  const counted = (outcome: string) => count('larkfare.notification.sent', { by, outcome });
  const finished = (result: { problem?: string; waitMs?: number | undefined }) =>
    finish(db, due.id, result).catch((problem: unknown) =>
      log.warn({ err: problem, notification: due.id }, 'a delivery was not recorded'),
    );
  try {
    await send(due, options, signal);
  } catch (problem) {
    const failed = due.attempts + 1;
    const waitMs = nextAttemptMs(failed);
    log.warn({ err: problem, notification: due.id, failed }, 'a notification was not delivered');
    counted(waitMs === undefined ? 'given up' : 'failed');
    await finished({ problem: toPrintableLine((problem as Error).message.slice(0, 300)), waitMs });
    return;
  }
  counted('delivered');
  await finished({});
}

async function send(
  due: Due,
  { db, origin, mail, mayBePrivate }: DeliveryOptions,
  signal: AbortSignal,
) {
  const { id, target, address, isConfirmed, secret, remote, version, kind, text, happenedAt } = due;
  const [protocol = '', recipient = ''] = address.split(/:(.*)/s);

  if (protocol === 'mailto') {
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
    const waiting = {
      id,
      kind: 'remote-notification',
      recipient,
      subject,
      body,
      messageId: `<${id}@remotes.larkfare>`,
      createdAt: happenedAt,
    };
    return mail(waiting, signal);
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

const finish = (
  db: DataSource,
  id: string,
  { problem = null, waitMs }: { problem?: string | null; waitMs?: number | undefined },
) =>
  query(
    db,
    `UPDATE notifications SET attempts = attempts + 1, problem = :problem,
       delivered_at = CASE WHEN :problem::text IS NULL THEN now() END,
       next_attempt_at = now() + make_interval(secs => :waitMs::float / 1000)
     WHERE id = :id`,
    { id, problem, waitMs: waitMs ?? null },
  );
