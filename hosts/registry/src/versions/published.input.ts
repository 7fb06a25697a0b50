import { z } from 'zod';

/** Remotes are named by lower-case words: their name is a part of addresses, class names and globals. */
export const remoteName = z
  .string()
  .regex(
    /^[a-z][a-z0-9-]{0,39}$/,
    'A remote’s name is a lower-case word of at most 40 characters.',
  );

/** Files lie side by side: a name with a folder in it could leave the place it is kept in. */
const fileName = z
  .string()
  .regex(/^[\w-][\w.-]{0,119}\.(js|css)$/, 'is no name of a script or style.');

/** dist/remote.json as `RemoteManifest` of remote-contract describes it, written by the remote’s build. */
export const manifestShape = z.object({
  name: remoteName,
  title: z.string().trim().min(1).max(80),
  build: z.string().regex(/^[0-9a-f]{8,64}$/, 'The build is a hash.'),
  container: z.string().regex(/^\w{1,80}$/),
  chunkGlobal: z.string().regex(/^\w{1,120}$/),
  needs: z.record(z.string(), z.string()),
  entry: fileName,
  routes: z
    .array(
      z.object({
        path: z.string().regex(/^\/[\w\-/:.]*$/, 'A route is a path such as /guide/:id.'),
        scripts: z.array(fileName),
        styles: z.array(fileName),
      }),
    )
    .min(1, 'A remote has at least one route.')
    .max(50),
  files: z.record(
    fileName,
    z.object({ sha384: z.string().regex(/^[A-Za-z0-9+/]{64}$/), bytes: z.int().min(0) }),
  ),
  /** What it needs beyond a page of its own, in words of the contract. */
  permissions: z.array(z.string().max(80)).max(20).default([]),
});

/** dist/operations.json: what the remote asks the graph. */
export const operationsShape = z
  .array(
    z.object({
      name: z.string(),
      type: z.string(),
      sha256: z.string(),
      text: z.string().max(50_000),
    }),
  )
  .max(200);

export type Manifest = z.output<typeof manifestShape>;
export type Operations = z.output<typeof operationsShape>;

/** Everything that was sent to be published, as it is looked at by the gates. */
export interface Candidate {
  version: string;
  manifest: Manifest;
  operations: Operations;
  /** The files by name, as they came. */
  files: ReadonlyMap<string, Buffer>;
}
