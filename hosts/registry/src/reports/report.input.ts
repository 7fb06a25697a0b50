import { z } from 'zod';
import { remoteName } from '../versions/published.input.ts';

/**
 * How it went on a visitor's page: it loaded, its files did not come (`missing`: gone, or not what was published), came
 * too `late`, did not run (`broken`), or it ran and a screen of it `crashed`.
 */
export const outcomes = ['loaded', 'missing', 'late', 'broken', 'crashed'] as const;
export type Outcome = (typeof outcomes)[number];

/** What a page says of one version, by beacon. */
export const reportShape = z.object({
  remote: remoteName,
  version: z.string().min(1).max(80),
  outcome: z.enum(outcomes),
});
export type Report = z.output<typeof reportShape>;
