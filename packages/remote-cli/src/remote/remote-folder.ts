import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readFederatedBuild } from '../build/federated-build.ts';
import { UsageError, RefusedError } from '../command/errors.ts';
import { toRoutes } from './routes.mjs';

/** A remote's source folder. */
interface RemoteFolder {
  folder: string;
  name: string;
  title: string;
  contract?: unknown;
  routes: Route[];
  slots: { slot: string; component?: string }[];
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
  /** Source maps of the scripts: `app.1a2b.js.map`. */
  maps: Map<string, Buffer>;
}

interface Route {
  path: string;
  parameters?: string[];
  title?: string;
  description?: string;
}

type Built = { build?: unknown; files?: object; server?: { path: string } };
type RawManifest = {
  name?: unknown;
  title?: unknown;
  contract?: unknown;
  routes?: unknown;
  slots?: unknown;
};

/** @throws UsageError if this is not a remote's folder */
export function readRemoteFolder(folder: string): RemoteFolder {
  const manifest = readJson(join(folder, 'remote.json'));
  const version = readJson(join(folder, 'package.json'))?.version;
  if (!manifest)
    throw new UsageError(`There is no remote.json in ${folder}. Run this in a remote’s folder.`);
  const { name, title, contract, routes, slots }: RawManifest = manifest;
  if (typeof name !== 'string' || !Array.isArray(routes))
    throw new UsageError('remote.json needs a name and routes.');
  const validRoutes = toRoutes<Route>(routes).filter(({ path }) => typeof path === 'string');
  return {
    folder,
    name,
    title: typeof title === 'string' ? title : name,
    contract,
    routes: validRoutes,
    slots: Array.isArray(slots) ? slots : [],
    paths: validRoutes.map(({ path }) => path),
    version: typeof version === 'string' ? version : '',
  };
}

/**
 * Reads a build of the kit, or any other that has an mf-manifest.json.
 * @throws RefusedError if it is not built or the build is incomplete
 */
export function readBuiltRemote(remote: RemoteFolder, dist: string): BuiltRemote {
  const { name } = remote;
  const manifest = readJson(join(dist, 'remote.json'));
  if (!manifest && existsSync(join(dist, 'mf-manifest.json'))) {
    const built = readFederatedBuild(remote, dist);
    return {
      build: built.manifest.build,
      manifest: JSON.stringify(built.manifest),
      operations: JSON.stringify(persistedOperations(remote.folder)),
      files: built.files,
      maps: built.maps,
    };
  }
  if (!manifest)
    throw new RefusedError(
      `${name} is not built: ${dist} has neither a remote.json nor an mf-manifest.json; run npm run build first.`,
    );
  const { build, files, server }: Built = manifest;
  const names = [...Object.keys(files ?? {}), ...(server ? [server.path] : [])];
  const missing = names.filter((file) => !existsSync(join(dist, file)));
  if (typeof build !== 'string' || missing.length > 0)
    throw new RefusedError(
      `The build of ${name} is incomplete: run npm run build again.`,
      missing.map((file) => `dist/${file} is missing.`),
    );
  const read = (file: string) => [file, readFileSync(join(dist, file))] as const;
  const maps = names
    .map((file) => `${file}.map`)
    .filter((file) => /\.c?js\.map$/.test(file) && existsSync(join(dist, file)));
  return {
    build,
    manifest: JSON.stringify(manifest),
    operations: readText(join(dist, 'operations.json')) ?? '[]',
    files: new Map(names.map(read)),
    maps: new Map(maps.map(read)),
  };
}

type PersistedQueries = { operations?: { id: string; name: string; type: string; body: string }[] };

/** The output of Apollo's generate-persisted-query-manifest, with which any build can declare its GraphQL operations. */
function persistedOperations(folder: string) {
  const { operations = [] }: PersistedQueries =
    readJson(join(folder, 'persisted-query-manifest.json')) ?? {};
  return operations.map(({ id: sha256, name, type, body: text }) => ({ name, type, sha256, text }));
}

const readText = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : undefined);

function readJson(path: string): Record<string, unknown> | undefined {
  const text = readText(path);
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text);
  } catch (problem) {
    throw new UsageError(`${path} is not valid JSON.`, { cause: problem });
  }
}
