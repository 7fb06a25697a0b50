import { z } from 'zod';
import { moment, share } from './fields.ts';

/**
 * The outcome on a visitor's page. While loading: `loaded`, `missing` (files not found or with another hash), `late`
 * (timed out), `broken` (did not start). Afterwards: `shown` (its heading was seen), `crashed` (a screen failed, or an error
 * was not caught), `hidden` (nothing of the page could be seen), `hung` (the page stopped answering, or its tab crashed),
 * `slow` (no heading for ten seconds, or too busy for input), `grown` (it took too much memory), `moved` (the site's own parts
 * of the page were not where they had been), `refused` (the API refused an operation), `patched` (it changed what belongs to
 * the page).
 */
export const outcomes = [
  'loaded',
  'missing',
  'late',
  'broken',
  'shown',
  'crashed',
  'hidden',
  'hung',
  'slow',
  'grown',
  'moved',
  'refused',
  'patched',
] as const;

const versionFigures = z.strictObject({
  version: z.string(),
  counts: z.partialRecord(z.enum(outcomes), z.int()),
  loads: z.int(),
  failures: z.int(),
  failurePercent: z.number(),
  late: z.int().describe('Timed out, or too slow to use.'),
});
/** The reports of visitors' pages about a version. */
export type Figures = z.output<typeof versionFigures>;

export const figures = z.strictObject({ minutes: z.int(), versions: z.array(versionFigures) });
export type Reports = z.output<typeof figures>;

export const steps = z.strictObject({
  steps: z
    .array(
      z.strictObject({
        revision: z.int(),
        version: z.string(),
        share,
        since: moment,
        until: moment.nullable().describe('Null while it lasts.'),
        figures: z
          .array(
            z.strictObject({
              ...versionFigures.shape,
              visitors: z.int().describe('Networks whose pages reported.'),
            }),
          )
          .describe('Of the version, then of the one that the other visitors got.'),
      }),
    )
    .describe('Latest first.'),
});
export type RolloutStep = z.output<typeof steps>['steps'][number];

export const errors = z.strictObject({
  errors: z
    .array(
      z.strictObject({
        version: z.string(),
        name: z.string(),
        message: z.string().describe('Without email addresses, query strings, ids and numbers.'),
        place: z.string().describe('Innermost in the remote’s own code; empty if there is none.'),
        count: z.int(),
        visitors: z.int(),
        firstSeenAt: moment,
        lastSeenAt: moment,
        sample: z.strictObject({
          outcome: z.enum(outcomes),
          browser: z.string(),
          frames: z.array(z.string()).describe('source:line:column, innermost first.'),
          routes: z.array(z.string()).describe('The last one last.'),
          operations: z.array(z.string()).describe('The last one last.'),
        }),
      }),
    )
    .describe('Seen by the most visitors first.'),
});
/** The same error at the same place of a version, without personal data. */
export type ErrorGroup = z.output<typeof errors>['errors'][number];
