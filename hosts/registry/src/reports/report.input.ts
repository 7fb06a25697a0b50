import { canBeStored } from '@larkfare/text-rules';
import { z } from 'zod';
import { remoteName } from '../versions/published.input.ts';

/**
 * What happened on a visitor's page. While loading: `loaded`, `missing` (files not found or with the wrong hash), `late`
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
export type Outcome = (typeof outcomes)[number];

const lately = z.array(z.string().max(120)).max(10);

/** An error on a visitor's page, as the browser tells it. */
const errorShape = z.object({
  name: z.string().max(80),
  message: z.string().max(500),
  stack: z.string().max(4000),
  /** Paths of routes, e.g. `/guide/:id`, and names of GraphQL operations, both without values, the last one last. */
  routes: lately,
  operations: lately,
});
export type PageError = z.output<typeof errorShape>;

/** A page's report about one version, sent as a beacon. */
export const reportShape = z.object({
  remote: remoteName,
  version: z.string().min(1).max(80).refine(canBeStored),
  outcome: z.enum(outcomes),
  /** Proves that the page was sent with this version. */
  nonce: z.string().max(120),
  /** What was thrown. */
  error: errorShape.optional().catch(undefined),
});
export type Report = z.output<typeof reportShape>;
