import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { RemoteManifest } from '@larkfare/remote-contract';
import { parseDescription, parseManifest, type RemoteDescription } from './read-manifest.ts';

/** A remote as it is at this moment. */
export interface Remote extends RemoteDescription {
  dist: string;
  /** Absent while the remote is not built or its build is being replaced. */
  manifest?: RemoteManifest;
  /** The styles of each route, read with the manifest, to be written into the HTML. */
  css: Map<string, string>;
  /** Of a published remote: the version's number. */
  version?: string;
  /** Of a published remote: what was live before, for visitors whom this version fails. */
  before?: Remote;
  /** Of a published remote: what a share of the visitors, out of 100, tries in place of it. */
  candidate?: { share: number; remote: Remote };
  /** Of a published remote that nobody reviewed: it runs in a frame and may ask these operations there. */
  framed?: { operations: string[] };
  /** Shown to one visitor who has a link to it: nothing stands in for it and nothing is counted. */
  isPreview?: boolean;
}

/**
 * Looks at a remote's folder again whenever its dist/remote.json changes, so that a rebuilt or restored remote is
 * served without a restart.
 * @throws at the start, when the folder holds no remote.json
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
    const styles = new Set(manifest.routes.flatMap((route) => route.styles));
    const css = new Map([...styles].map((name) => [name, readFileSync(join(dist, name), 'utf8')]));
    const paths = manifest.routes.map(({ path }) => path);
    return { name: manifest.name, title: manifest.title, paths, manifest, css };
  } catch (problem) {
    log(problem);
    return {};
  }
}
