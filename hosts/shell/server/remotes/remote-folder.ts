import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { RemoteManifest, RemoteSlot } from '@larkfare/remote-contract';
import { parseDescription, parseManifest, type RemoteDescription } from './read-manifest.ts';

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

/**
 * Reads a remote's folder again whenever its dist/remote.json changes, so that a rebuilt remote is served without a
 * restart.
 * @throws when the folder has no remote.json
 */
export function watchRemoteFolder(folder: string, log: (problem: unknown) => void): () => Remote {
  const dist = join(folder, 'dist');
  const file = join(dist, 'remote.json');
  const described = parseDescription(readFileSync(join(folder, 'remote.json'), 'utf8'));
  let seen = '';
  let remote: Remote = { ...described, dist, css: new Map() };

  return () => {
    const now = versionOf(file);
    if (now === seen) return remote;
    seen = now;
    remote = { ...described, dist, css: new Map(), ...(now && readBuild(dist, file, log)) };
    return remote;
  };
}

function versionOf(file: string): string {
  const found = statSync(file, { throwIfNoEntry: false });
  return found ? `${found.mtimeMs}:${found.size}` : '';
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
