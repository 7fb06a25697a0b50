import { z } from 'zod';
import { remoteName } from '../versions/published.input.ts';

/**
 * What happened on a visitor's page: `loaded`, `missing` (files not found or with the wrong hash), `late` (timed out),
 * `broken` (did not start) or `crashed` (a screen failed after loading).
 */
export const outcomes = ['loaded', 'missing', 'late', 'broken', 'crashed'] as const;
export type Outcome = (typeof outcomes)[number];

/** A page's report about one version, sent as a beacon. */
export const reportShape = z.object({
  remote: remoteName,
  version: z.string().min(1).max(80),
  outcome: z.enum(outcomes),
  /** Proves that the page was sent with this version. */
  nonce: z.string().max(120),
});
export type Report = z.output<typeof reportShape>;
