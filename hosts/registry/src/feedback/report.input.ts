import { outcomes } from '@larkfare/remote-cli/registry-api';
import { canBeStored } from '@larkfare/text-rules';
import { z } from 'zod';
import { remoteName } from '../versions/published.input.ts';

const lately = z.array(z.string().max(120)).max(10);

/** An error on a visitor's page, as the browser reports it. */
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
  /** The thrown error. */
  error: errorShape.optional().catch(undefined),
});
export type Report = z.output<typeof reportShape>;
