import { createHash } from 'node:crypto';
import type { RemoteBuild } from '@larkfare/remote-contract/remote-build';
import { toInlineJson } from './html-text.ts';

/** The integrity hashes of remotes that are ES modules: an import has no attribute for its own. */
export interface ImportMap {
  json: string;
  /** `'sha256-…'`, for the content security policy. */
  hash: string;
}

/** Undefined where no build is one of modules. */
export function importMap(builds: RemoteBuild[]): ImportMap | undefined {
  const hashes = builds
    .filter(({ type }) => type === 'module')
    .flatMap(({ base, integrity }) =>
      Object.entries(integrity).map(([file, hash]) => [base + file, hash]),
    );
  if (hashes.length === 0) return undefined;
  const json = toInlineJson({ integrity: Object.fromEntries(hashes) });
  return { json, hash: `'sha256-${createHash('sha256').update(json).digest('base64')}'` };
}

export const importMapElement = (map: ImportMap | undefined) =>
  map ? `<script type="importmap">${map.json}</script>\n` : '';
