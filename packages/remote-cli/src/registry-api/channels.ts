import { z } from 'zod';
import { author, moment, revision, share, trust } from './fields.ts';
import { type GateResult, gateResult } from './gates.ts';

export const channel = z.strictObject({
  name: z.string(),
  revision,
  lockedReason: z.string().nullable(),
  lockedBy: z.string().nullable(),
});
/** The channel of a site's visitors: `production`, or `preview` at a staging site. */
export type Channel = z.output<typeof channel>;

export const overview = z.strictObject({
  channels: z.array(channel),
  remotes: z.array(
    z.strictObject({
      name: z.string(),
      title: z.string(),
      latest: z.strictObject({ version: z.string(), publishedAt: moment }).nullable(),
      live: z.array(
        z.strictObject({
          channel: z.string(),
          version: z.string(),
          trust,
          since: moment,
          trial: z
            .strictObject({ version: z.string(), share })
            .nullable()
            .describe('A gradual rollout of another version.'),
        }),
      ),
    }),
  ),
});
export type Overview = z.output<typeof overview>;
export type Remote = Overview['remotes'][number];

export const history = z.strictObject({
  channel,
  history: z
    .array(
      z.strictObject({
        revision,
        action: z.enum(['activated', 'shared', 'rolled back', 'withdrawn']),
        remote: z.string(),
        fromVersion: z.string().nullable(),
        toVersion: z.string().nullable(),
        candidate: z.string().nullable().describe('The version of a gradual rollout.'),
        share: share.nullable(),
        changedBy: author,
        reason: z.string(),
        changedAt: moment,
      }),
    )
    .describe('Latest first.'),
  page: z.int(),
  totalPages: z.int(),
  totalItems: z.int(),
});
export type History = z.output<typeof history>;
/** One step of a channel's history. */
export type Step = History['history'][number];

export const changed = z.strictObject({
  revision,
  version: z.string().nullable().describe('Live now; null if nothing is.'),
  fromVersion: z.string().nullable(),
  candidate: z.string().optional(),
  share: share.optional(),
});

export const activated = z.strictObject({ ...changed.shape, gates: z.array(gateResult) });
/** A rollback runs no gates. */
export type Changed = z.output<typeof changed> & { gates?: GateResult[] };
