import { z } from 'zod';
import { moment } from './fields.ts';

/** An event of a remote. The registry's migration of the events lists the kinds that a team is notified of. */
export const eventKinds = [
  'published',
  'activated',
  'shared',
  'rolled back',
  'withdrawn',
  'offered',
  'yanked',
  'taken down',
  'reviewed',
  'unreviewed',
  'failed',
  'would not pass',
  'operation deprecated',
  'token issued',
  'address added',
  'address confirmed',
  'address removed',
  'test',
] as const;

export const events = z.strictObject({
  events: z
    .array(
      z.strictObject({
        id: z.string(),
        version: z.string().nullable(),
        kind: z.enum(eventKinds),
        text: z.string(),
        author: z.string(),
        happenedAt: moment,
      }),
    )
    .describe('The latest is last.'),
});
export type RemoteEvent = z.output<typeof events>['events'][number];

const target = z.strictObject({
  id: z.string(),
  address: z.string(),
  isConfirmed: z.boolean().describe('Unconfirmed addresses get a confirmation link only.'),
  createdBy: z.string(),
  createdAt: moment,
});

export const notifications = z.strictObject({
  targets: z.array(target),
  deliveries: z
    .array(
      z.strictObject({
        id: z.string().describe('webhook-id, the same for each attempt.'),
        address: z.string(),
        kind: z.enum(eventKinds),
        version: z.string().nullable(),
        happenedAt: moment,
        attempts: z.int(),
        nextAttemptAt: moment.nullable().describe('Null once it is delivered or given up.'),
        deliveredAt: moment.nullable(),
        problem: z.string().nullable(),
      }),
    )
    .describe('Latest first.'),
});
export type Notifications = z.output<typeof notifications>;
export type Delivery = Notifications['deliveries'][number];

export const createdTarget = z.strictObject({
  ...target.shape,
  secret: z.string().describe('Signs what is sent to a webhook. Cannot be read again.'),
});
