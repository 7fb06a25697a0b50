import { coalesced, count, createLog, observeGauges, query } from '@larkfare/service-kit';
import { finishSendingWithinMs, type MailTransport } from '@larkfare/service-kit/mail';
import { type DataSource, type EntityManager } from 'typeorm';
import { nextAttemptMs } from './notification.rules.ts';
import { sendWebhook } from './send-webhook.ts';
import { signatureHeaders } from './signature.ts';

interface DeliveryOptions {
  db: DataSource;
  /** Without it nothing is mailed. */
  mail?: MailTransport | undefined;
  /** Webhooks may be on private networks, and on http. */
  mayBePrivate: boolean;
}

interface Due {
  id: string;
  attempts: number;
  address: string;
  secret: Buffer;
  remote: string;
  version: string | null;
  kind: string;
  text: string;
  happenedAt: Date;
}

const everyMs = 2000;

const log = createLog('registry');

/** Delivers waiting notifications until it is stopped, one after the other; several servers share them. */
export function deliverNotifications(options: DeliveryOptions): () => Promise<void> {
  const { db } = options;
  const cut = new AbortController();
  let [isStopped, hasFailed] = [false, false];
  const deliverAll = coalesced(async () => {
    try {
      while (!isStopped && db.isInitialized && (await deliverNext(options, cut.signal)))
        hasFailed = false;
    } catch (problem) {
      if (!hasFailed) log.warn({ err: problem }, 'notifications wait');
      hasFailed = true;
    }
  });
  const timer = setInterval(() => void deliverAll(), everyMs).unref();
  const endGauges = observeWaiting(db);
  return async () => {
    isStopped = true;
    endGauges();
    clearInterval(timer);
    const cutting = setTimeout(() => cut.abort(), finishSendingWithinMs);
    await deliverAll();
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

/** Its row is locked meanwhile, which a killed process releases at once. @returns whether one was due */
const deliverNext = ({ db, ...options }: DeliveryOptions, signal: AbortSignal): Promise<boolean> =>
  db.transaction(async (manager) => {
    const [due] = await query<Due>(
      manager,
      `SELECT n.id, n.attempts, t.address, t.secret, e.remote, e.version, e.kind, e.text, e.happened_at AS "happenedAt"
       FROM notifications n JOIN notification_targets t ON t.id = n.target JOIN events e ON e.id = n.event
       WHERE n.next_attempt_at <= now() ORDER BY n.next_attempt_at LIMIT 1
       FOR UPDATE OF n SKIP LOCKED`,
    );
    if (!due) return false;
    const by = due.address.startsWith('mailto:') ? 'mail' : 'webhook';
    const counted = (outcome: string) => count('larkfare.notification.sent', { by, outcome });
    try {
      await send(due, options, signal);
      await finish(manager, due.id, {});
      counted('delivered');
    } catch (problem) {
      const failed = due.attempts + 1;
      const waitMs = nextAttemptMs(failed);
      log.warn({ err: problem, notification: due.id, failed }, 'a notification was not delivered');
      counted(waitMs === undefined ? 'given up' : 'failed');
      await finish(manager, due.id, {
        problem: (problem as Error).message.slice(0, 300),
        waitMs,
      });
    }
    return true;
  });

async function send(
  due: Due,
  { mail, mayBePrivate }: Omit<DeliveryOptions, 'db'>,
  signal: AbortSignal,
) {
  const { id, address, secret, remote, version, kind, text, happenedAt } = due;
  const [protocol = '', recipient = ''] = address.split(/:(.*)/s);

  if (protocol === 'mailto') {
    if (!mail) throw new Error('This site sends no mail.');
    const subject = [remote, version, kind].filter(Boolean).join(' ');
    const body = `${subject}\n${text}\n\n${happenedAt.toISOString()}\n`;
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

const finish = (
  manager: EntityManager,
  id: string,
  { problem = null, waitMs }: { problem?: string | null; waitMs?: number | undefined },
) =>
  query(
    manager,
    `UPDATE notifications SET attempts = attempts + 1, problem = :problem,
       delivered_at = CASE WHEN :problem::text IS NULL THEN now() END,
       next_attempt_at = now() + make_interval(secs => :waitMs::float / 1000)
     WHERE id = :id`,
    { id, problem, waitMs: waitMs ?? null },
  );
