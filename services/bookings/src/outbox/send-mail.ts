import { type Task } from 'graphile-worker';
import { type Logger } from 'pino';
import { type DataSource } from 'typeorm';
import { z } from 'zod';
import {
  isRefusedForGood,
  type MailTransport,
  type MailServerError,
} from '@larkfare/service-kit/mail';
import { markRefused, markSent, takeWaitingMail } from './outbox.ts';

const payloadShape = z.object({ id: z.uuid() });

/**
 * Sends one mail of the outbox. Its row is held while the mail server is spoken to: a process that is killed lets go
 * of it at once and the mail is still waiting; a second process waits and then finds it sent. Only a kill between the
 * mail server's "250" and our commit sends it twice, with the same Message-ID.
 */
export const sendMail =
  (db: DataSource, transport: MailTransport, officeEmail: string, log: Logger): Task =>
  async (payload) => {
    const { id } = payloadShape.parse(payload);
    await db.transaction(async (manager) => {
      const mail = await takeWaitingMail(manager, id);
      if (!mail) return;
      try {
        await transport(mail);
        await markSent(manager, id);
      } catch (error) {
        // A notice to the office is never given up at the first no: somebody will repair that mailbox.
        if (mail.recipient === officeEmail || !isRefusedForGood(error as MailServerError))
          throw error;
        log.error({ err: error, mail: id, kind: mail.kind }, 'a mail was refused for good');
        await markRefused(manager, id, String(error));
      }
    });
  };
