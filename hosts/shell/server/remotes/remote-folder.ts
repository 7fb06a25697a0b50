import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RemoteManifest, RemoteSlot } from '@larkfare/remote-contract';

/** The remote.json beside a remote's sources, which exists even when nothing is built. */
interface RemoteDescription {
  name: string;
  title: string;
  paths: string[];
}

/** A remote in its current state. */
export interface Remote extends RemoteDescription {
  dist: string;
  /** Absent while the remote is not built, or its build is being replaced. */
  manifest?: RemoteManifest;
  /** The styles of the routes by file name, to be inlined in the HTML. */
  css: Map<string, string>;
  /** Contributions of a published remote to pages of the site. */
  slots?: (RemoteSlot & { place: number })[];
  /** Facts of a published remote. */
  version?: string;
  /** The previous live version of a published remote, loaded when this one fails. */
  previous?: Remote;
  /** A version of a published remote that a share of the visitors, in per cent, gets instead. */
  candidate?: { share: number; remote: Remote };
  /** The share of the visitors that gets a published remote, instead of the one that came with the site. */
  share?: number;
  /** A reviewed version in the place of a remote that came with the site. It counts as the site's own code. */
  isOwn?: boolean;
  /** GraphQL operations that a reviewed remote with a server build may send there. */
  operations?: string[];
  /** GraphQL operations of an unreviewed remote, which runs in a sandboxed frame. */
  sandbox?: { operations: string[] };
  /** Shown to one visitor who opened its preview link: it has no fallback and nothing is reported. */
  isPreview?: boolean;
}

/** The remotes among the subfolders of a folder, without those that are served from the registry. @throws when it does not exist */
export const remotesIn = (folder: string) =>
  readdirSync(folder)
    .map((name) => resolve(folder, name))
    .filter((remote) => existsSync(join(remote, 'remote.json')) && !isPublished(remote));

/** Whether the remote is published to the registry, like a partner's, and served from there only. */
function isPublished(remote: string): boolean {
  const { published = false }: { published?: boolean } = JSON.parse(
    readFileSync(join(remote, 'remote.json'), 'utf8'),
  );
  return published;
}

/** Folders of the remotes in this repository, without those that are served from the registry. */
export const ownRemotes = () =>
  remotesIn(fileURLToPath(new URL('../../../../remotes/', import.meta.url)));

/** The remote.json of the remotes in these folders, or in this repository, built or not. */
export const describedRemotes = (folders: string[] = ownRemotes()): RemoteDescription[] =>
  folders.map((folder) => parseDescription(readFileSync(join(folder, 'remote.json'), 'utf8')));

/**
 * Reads a remote's folder again whenever its dist/remote.json changes, so that a rebuilt remote is served without a
 * restart.
 * @throws when the folder has no remote.json
 */
export function watchRemoteFolder(folder: string, log: (problem: unknown) => void): () => Remote {
  const dist = join(folder, 'dist');
  const file = join(dist, 'remote.json');
  const described = parseDescription(readFileSync(join(folder, 'remote.json'), 'utf8'));
  let lastChange = '';
  let remote: Remote = { ...described, dist, css: new Map() };

  return () => {
    const change = changeOf(file);
    if (change === lastChange) return remote;
    lastChange = change;
    remote = { ...described, dist, css: new Map(), ...(change && readBuild(dist, file, log)) };
    return remote;
  };
}

function changeOf(file: string): string {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats ? `${stats.mtimeMs}:${stats.size}` : '';
}

function readBuild(dist: string, file: string, log: (problem: unknown) => void) {
  try {
    const manifest = parseManifest(readFileSync(file, 'utf8'));
    const screens = [...manifest.routes, ...(manifest.layout ? [manifest.layout] : [])];
    const styles = new Set(screens.flatMap((screen) => screen.styles));
    const css = new Map([...styles].map((name) => [name, readFileSync(join(dist, name), 'utf8')]));
    const paths = manifest.routes.map(({ path }) => path);
    return { name: manifest.name, title: manifest.title, paths, manifest, css };
  } catch (problem) {
    log(problem);
    return {};
  }
}

/** @throws when the text is not a remote.json */
function parseDescription(text: string): RemoteDescription {
  const { name, title, routes }: Partial<RemoteManifest> = JSON.parse(text);
  if (typeof name !== 'string' || !/^[a-z][a-z0-9-]*$/.test(name))
    throw new Error('A remote’s name is a lower-case word.');
  if (typeof title !== 'string' || !Array.isArray(routes))
    throw new Error(`The remote.json of '${name}' needs a title and routes.`);
  return { name, title, paths: routes.flatMap(({ path }) => path) };
}

/** @throws when the text is not the remote.json that a build writes */
function parseManifest(text: string): RemoteManifest {
  parseDescription(text);
  const manifest: RemoteManifest = JSON.parse(text);
  const { name, build, container, chunkGlobal, entry, files } = manifest;
  const isBuilt =
    /^[0-9a-f]{8,}$/.test(build) &&
    container &&
    chunkGlobal &&
    files &&
    Object.hasOwn(files, entry);
  if (!isBuilt) throw new Error(`The dist/remote.json of '${name}' is not complete.`);
  return manifest;
}
