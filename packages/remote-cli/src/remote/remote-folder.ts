import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { UsageError, RefusedError } from '../command/errors.ts';

/** A remote's source folder. */
export interface RemoteFolder {
  folder: string;
  name: string;
  title: string;
  paths: string[];
  /** From package.json. */
  version: string;
}

/** The output of `npm run build`, ready to upload. */
export interface BuiltRemote {
  build: string;
  /** Contents of dist/remote.json and dist/operations.json. */
  manifest: string;
  operations: string;
  files: Map<string, Buffer>;
}

type RawManifest = { name?: unknown; title?: unknown; routes?: unknown };

/** @throws UsageError if this is not a remote's folder */
export function readRemoteFolder(folder: string): RemoteFolder {
  const manifest = readJson(join(folder, 'remote.json'));
  const version = readJson(join(folder, 'package.json'))?.version;
  if (!manifest)
    throw new UsageError(`There is no remote.json in ${folder}. Run this in a remote’s folder.`);
  const { name, title, routes }: RawManifest = manifest;
  if (typeof name !== 'string' || !Array.isArray(routes))
    throw new UsageError('remote.json needs a name and routes.');
  return {
    folder,
    name,
    title: typeof title === 'string' ? title : name,
    paths: routes.flatMap(({ path }: { path?: unknown }) =>
      typeof path === 'string' ? [path] : [],
    ),
    version: typeof version === 'string' ? version : '',
  };
}

/** @throws RefusedError if it is not built or the build is incomplete */
export function readBuiltRemote({ folder, name }: RemoteFolder): BuiltRemote {
  const dist = join(folder, 'dist');
  const manifest = readJson(join(dist, 'remote.json'));
  if (!manifest) throw new RefusedError(`${name} is not built: run npm run build first.`);
  const { build, files }: { build?: unknown; files?: object } = manifest;
  const names = Object.keys(files ?? {});
  const missing = names.filter((file) => !existsSync(join(dist, file)));
  if (typeof build !== 'string' || missing.length > 0)
    throw new RefusedError(
      `The build of ${name} is incomplete: run npm run build again.`,
      missing.map((file) => `dist/${file} is missing.`),
    );
  const operations = join(dist, 'operations.json');
  return {
    build,
    manifest: JSON.stringify(manifest),
    operations: existsSync(operations) ? readFileSync(operations, 'utf8') : '[]',
    files: new Map(names.map((file) => [file, readFileSync(join(dist, file))])),
  };
}

function readJson(path: string): Record<string, unknown> | undefined {
  if (!existsSync(path)) return undefined;
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (problem) {
    throw new UsageError(`${path} is not valid JSON.`, { cause: problem });
  }
}
