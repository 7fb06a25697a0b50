import { setTimeout as wait } from 'node:timers/promises';
import { newId } from '@larkfare/service-kit';
import {
  isRefusedForGood,
  type Mail,
  type MailTransport,
  type MailServerError,
  toMessageId,
} from '@larkfare/service-kit/mail';
import { type Logger } from 'pino';

export interface MailQueue {
  /** Sends it in the background, with retries for some minutes; the caller does not wait. */
  send(mail: Mail): void;
  /** Resolves once nothing is under way any more. */
  settled(): Promise<unknown>;
  /** Finishes what is being sent and drops what waits for a retry. */
  close(): Promise<void>;
}

/** Together less than the ten minutes that a mailed link is good for. */
const pausesMs = [1_000, 5_000, 30_000, 120_000, 240_000];

/**
 * Mails about the account. They wait in this process's memory only: a mail with a link must not lie in the database,
 * where it would open the account to anyone who reads a backup.
 */
export function openMailQueue({
  transport,
  officeEmail,
  log,
  pause = (milliseconds, signal) => wait(milliseconds, undefined, { signal }),
}: {
  transport: MailTransport;
  officeEmail: string;
  log: Logger;
  /** Waits between attempts; a test may control it. Rejects when the signal says so. */
  pause?: (milliseconds: number, signal: AbortSignal) => Promise<unknown>;
}): MailQueue {
  const closing = new AbortController();
  const underWay = new Set<Promise<void>>();

  async function deliver(mail: Mail): Promise<void> {
    const id = newId();
    const waiting = {
      ...mail,
      id,
      messageId: toMessageId(id, officeEmail),
      createdAt: new Date(),
    };
    for (const pauseMs of [...pausesMs, undefined]) {
      try {
        return await transport(waiting);
      } catch (problem) {
        const isLast = pauseMs === undefined || isRefusedForGood(problem as MailServerError);
        log.error({ err: problem, mail: id, kind: mail.kind, isLast }, 'a mail was not sent');
        if (isLast) return;
        await pause(pauseMs, closing.signal).catch(() => undefined);
        if (closing.signal.aborted) return;
      }
    }
  }

  return {
    send(mail) {
      const sending = deliver(mail).finally(() => underWay.delete(sending));
      underWay.add(sending);
    },
    settled: () => Promise.all(underWay),
    async close() {
      closing.abort();
      await Promise.all(underWay);
    },
  };
}
