import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Misuse, Refused } from '../command/problems.ts';

/** A remote's folder as its team works in it. */
export interface RemoteFolder {
  folder: string;
  name: string;
  title: string;
  paths: string[];
  /** That of package.json. */
  version: string;
}

/** What `npm run build` left in dist, as it is sent. */
export interface BuiltRemote {
  build: string;
  /** The texts of dist/remote.json and dist/operations.json. */
  manifest: string;
  operations: string;
  files: Map<string, Buffer>;
}

type Described = { name?: unknown; title?: unknown; routes?: unknown };

/** @throws Misuse when this is no remote's folder */
export function readRemoteFolder(folder: string): RemoteFolder {
  const described = readJson(join(folder, 'remote.json'));
  const version = readJson(join(folder, 'package.json'))?.version;
  if (!described)
    throw new Misuse(`${folder} holds no remote.json: call this in a remote’s own folder.`);
  const { name, title, routes }: Described = described;
  if (typeof name !== 'string' || !Array.isArray(routes))
    throw new Misuse('remote.json needs a name and routes.');
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

/** @throws Refused when it is not built, or the build is not whole */
export function readBuiltRemote({ folder, name }: RemoteFolder): BuiltRemote {
  const dist = join(folder, 'dist');
  const manifest = readJson(join(dist, 'remote.json'));
  if (!manifest) throw new Refused(`${name} is not built: run npm run build first.`);
  const { build, files }: { build?: unknown; files?: object } = manifest;
  const names = Object.keys(files ?? {});
  const missing = names.filter((file) => !existsSync(join(dist, file)));
  if (typeof build !== 'string' || missing.length > 0)
    throw new Refused(
      `The build of ${name} is not whole: run npm run build again.`,
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
    throw new Misuse(`${path} is no JSON.`, { cause: problem });
  }
}
