import { contentTypeOf } from '@larkfare/remote-cli/published-files';
import { type sourceShape } from '@larkfare/remote-cli/registry-api';
import { hasUnprintable } from '@larkfare/text-rules';
import { z } from 'zod';

/** The name is part of addresses, class names and globals. */
export const remoteName = z
  .string()
  .regex(/^[a-z][a-z0-9-]{0,39}$/, 'A remote’s name is a lower-case word of up to 40 characters.');

/** No part begins with a dot: a path could point outside the build's folder. */
const fileName = z
  .string()
  .max(300)
  .regex(/^(?:[\w-][\w.-]*\/){0,5}[\w-][\w.-]*$/, 'is not a valid file name.')
  .refine(contentTypeOf, 'is not a script, style, picture or font.');

const fileShape = z.object({
  sha384: z.string().regex(/^[A-Za-z0-9+/]{64}$/),
  bytes: z.int().min(0),
});

/** A name that visitors, teams and administrators read. */
const label = (most: number, tooLong?: string) =>
  z
    .string()
    .trim()
    .min(1)
    .max(most, tooLong)
    .refine(
      (text) => !/[\n\t]/.test(text) && !hasUnprintable(text),
      'must be one line without control characters.',
    );

/** dist/remote.json, written by the remote’s build: `RemoteManifest` of remote-contract. */
export const manifestShape = z.object({
  name: remoteName,
  title: label(80),
  build: z.string().regex(/^[0-9a-f]{8,64}$/, 'The build is a hash.'),
  container: z.string().regex(/^\w{1,80}$/),
  chunkGlobal: z.string().regex(/^\w{1,120}$/),
  contract: z.union([z.literal(1), z.literal(2)]).optional(),
  needs: z.record(z.string(), z.string()),
  entry: fileName,
  type: z.literal('module').optional(),
  routes: z
    .array(
      z.object({
        path: z.string().regex(/^\/[\w\-/:.]*$/, 'A route is a path such as /guide/:id.'),
        scripts: z.array(fileName),
        styles: z.array(fileName),
        parameters: z
          .array(z.string().max(80))
          .max(100, 'A route has at most 100 parameters.')
          .optional(),
        title: label(80).optional(),
        description: z.string().trim().min(1).max(300).optional(),
      }),
    )
    .min(1, 'A remote has at least one route.')
    .max(50, 'A remote has at most 50 routes.'),
  /** Contributions to pages of the site; the slots gate checks which slots exist. */
  slots: z
    .array(
      z.object({
        slot: z.string().max(40),
        scripts: z.array(fileName),
        styles: z.array(fileName),
        label: label(20, 'A label has at most 20 characters.').optional(),
        path: z.string().max(200).optional(),
      }),
    )
    .max(20, 'A remote fills at most 20 slots.')
    .optional(),
  /** Files of the header and footer of every page; those of partners are not used. */
  layout: z.object({ scripts: z.array(fileName), styles: z.array(fileName) }).optional(),
  files: z.record(fileName, fileShape),
  /** The build for server rendering, which no page loads. */
  server: fileShape.extend({ path: z.literal('server/app.cjs') }).optional(),
});

/** dist/operations.json: the remote's GraphQL operations. */
export const operationsShape = z
  .array(
    z.object({
      name: z.string(),
      type: z.string(),
      sha256: z.string(),
      text: z.string().max(50_000, 'An operation has at most 50,000 characters.'),
    }),
  )
  .max(200, 'A remote has at most 200 operations.');

/** Bundlers name a module that they made themselves by its code. */
const sourceName = z
  .string()
  .transform((name) => (name.startsWith('data:') ? null : name))
  .pipe(z.string().max(500).nullable());

/** A script's source map. What it holds besides is not stored. */
export const sourceMapShape = z.object({
  version: z.literal(3),
  sources: z.array(sourceName.nullable()).max(5000),
  sourcesContent: z.array(z.string().nullable()).max(5000).nullish(),
  names: z.array(z.string().max(500)).max(50_000).default([]),
  mappings: z.string(),
});

export type Source = z.output<typeof sourceShape>;
export type Manifest = z.output<typeof manifestShape>;
export type Operations = z.output<typeof operationsShape>;

/** An uploaded version, as the gates check it. */
export interface Candidate {
  version: string;
  manifest: Manifest;
  operations: Operations;
  /** The files by name. */
  files: ReadonlyMap<string, Buffer>;
  source?: Source | undefined;
  /** By a key of its team, base64. */
  signature?: string | undefined;
  /** The source maps of scripts without the sources, by the script's name, as JSON. */
  maps?: ReadonlyMap<string, string>;
  /** The sources, by their name in the maps. */
  sources?: ReadonlyMap<string, string>;
}
