import { revision, share, sourceShape } from '@larkfare/remote-cli/registry-api';
import { z } from 'zod';
import { manifestShape, operationsShape } from '../versions/published.input.ts';

export * from '@larkfare/remote-cli/registry-api';

// The responses that hold what was uploaded; the others are in the registry's API.

export const content = z.strictObject({
  version: z.string(),
  contentHash: z.string(),
  manifest: manifestShape,
  operations: operationsShape,
  source: sourceShape.nullable(),
  signature: z.string().nullable(),
  server: z.string().nullable().describe('The build for server rendering.'),
  maps: z
    .record(z.string(), z.string())
    .describe('The source map of each script, with its sources, as JSON.'),
});

export const snapshot = z.strictObject({
  revision,
  remotes: z.array(
    z.strictObject({
      remote: z.string(),
      version: z.string(),
      manifest: manifestShape,
      candidate: z
        .strictObject({ version: z.string(), share, manifest: manifestShape })
        .optional()
        .describe('Rolled out to some visitors in place of it.'),
      share: share
        .optional()
        .describe('Percentage of visitors who get it, instead of what came with the site.'),
    }),
  ),
});

export const requiredOperations = z.strictObject({
  versions: z.array(
    z.strictObject({
      remote: z.string(),
      version: z.string(),
      isLive: z.boolean().describe('Otherwise a rollback may return to it.'),
      operations: operationsShape,
    }),
  ),
});
