import { type Task } from 'graphile-worker';
import { type DataSource } from 'typeorm';
import { z } from 'zod';
import { queueDigest } from './office-notices.ts';
import { channels } from './office-notices.rules.ts';

const payloadShape = z.object({ channel: z.enum(channels) });

/** At the hour's end: the notices that were held become one mail in the outbox, and are gone in the same commit. */
export const sendDigest =
  (db: DataSource, officeEmail: string): Task =>
  async (payload) => {
    const { channel } = payloadShape.parse(payload);
    await db.transaction((manager) => queueDigest(manager, { officeEmail }, channel));
  };
