import { z } from 'zod';
import { author, moment, trust } from './fields.ts';
import { gateResult } from './gates.ts';

/** The source of a version, by its publisher. */
export const sourceShape = z.object({
  commit: z
    .string()
    .regex(/^[0-9a-f]{7,64}$/, 'A commit is named by its hash.')
    .optional(),
  /** Address of the CI run. */
  run: z
    .url({ protocol: /^https$/, error: 'A run is an https address.' })
    .max(500)
    .optional(),
});

export const version = z.strictObject({
  remote: z.string(),
  version: z.string(),
  build: z.string(),
  contentHash: z.string(),
  bytes: z.int(),
  publishedBy: author,
  publishedAt: moment,
  source: sourceShape
    .nullable()
    .optional()
    .describe('What it was built from, as its publisher says; only with a token.'),
  signature: z
    .strictObject({ label: z.string().describe('Of the key.'), value: z.string() })
    .nullable()
    .describe('Of “remote version contentHash” by a key of its team, base64.'),
  trust,
  reviews: z
    .array(z.strictObject({ trust, decidedBy: author, decidedAt: moment }))
    .describe('Latest first.'),
  withdrawn: z
    .strictObject({
      availability: z.enum(['yanked', 'taken down']),
      reason: z.string(),
      decidedBy: author,
      decidedAt: moment,
    })
    .optional(),
});
export type Version = z.output<typeof version>;
/** A review of a version, or its withdrawal. */
export type Review = Version['reviews'][number];

export const versions = z.strictObject({
  versions: z.array(version).describe('Latest first.'),
});

export const published = z.strictObject({
  ...version.partial({ trust: true, reviews: true }).shape,
  gates: z.array(gateResult),
});
export type Published = z.output<typeof published>;

export const availability = z.strictObject({
  ...version.shape,
  replaced: z
    .array(z.strictObject({ channel: z.string(), version: z.string().nullable() }))
    .describe('What became live where it was.'),
});
/** Yanked versions cannot become live; of those taken down nothing is served. */
export type Availability = 'offered' | NonNullable<Version['withdrawn']>['availability'];
export type Decided = z.output<typeof availability>;

export const preview = z.strictObject({
  path: z.string().describe('Of the site; opens the preview in one browser.'),
  ends: moment,
});
/** Shows one browser a version on the live site, until it ends. */
export type PreviewLink = z.output<typeof preview>;
