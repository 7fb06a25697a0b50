import { z } from 'zod';
import { version } from './versions.ts';

const fileChange = z.strictObject({
  name: z.string(),
  bytes: z.int(),
  change: z.enum(['added', 'changed', 'same', 'removed']),
  before: z.strictObject({ name: z.string(), bytes: z.int() }).optional(),
});
export type FileChange = z.output<typeof fileChange>;

const sourceFile = z.strictObject({
  name: z.string().describe('In the source map.'),
  bytes: z.int(),
});

const sources = z.strictObject({
  files: z
    .array(
      z.strictObject({
        path: z.string(),
        ...sourceFile.shape,
        change: z.enum(['added', 'changed', 'removed']),
        before: sourceFile.optional(),
      }),
    )
    .describe('Of the remote’s own those that differ.'),
  same: z.int().describe('How many of the remote’s own do not differ.'),
  packages: z.array(
    z.strictObject({
      name: z.string(),
      files: z.int(),
      bytes: z.int(),
      added: z.int(),
      changed: z.int(),
      removed: z.int(),
    }),
  ),
  omitted: z.int().describe('How many files and packages are too many to be listed.'),
});
export type SourceChanges = z.output<typeof sources>;
/** A source of the remote's own that differs; `name` is its name in the source map. */
export type SourceChange = SourceChanges['files'][number];
/** The sources of an installed package, and how many of them differ. */
export type PackageChange = SourceChanges['packages'][number];

const listChange = z.strictObject({ added: z.array(z.string()), removed: z.array(z.string()) });
export type ListChange = z.output<typeof listChange>;

export const review = z.strictObject({
  version,
  before: z
    .strictObject({ version: z.string(), build: z.string(), hasSources: z.boolean() })
    .optional()
    .describe('Reviewed last.'),
  sources: sources
    .optional()
    .describe('As the source maps hold them, which may lie; absent if they hold none.'),
  files: z.array(fileChange),
  routes: listChange,
  slots: listChange,
  operations: listChange,
});
/** How a version differs from the one that was reviewed last. */
export type VersionReview = z.output<typeof review>;

export const source = z.strictObject({ text: z.string() });
