import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** What the shell's own build left for the server (see webpack/shell-manifest-plugin.mjs). */
export interface ShellBuild {
  folder: string;
  script: string;
  integrity: string;
  fonts: string[];
  /** The shell's styles, small enough to come with the HTML. */
  css: string;
  /** The site's icon as a data address: it is smaller than the request for it would be. */
  icon: string;
  drawingThread: string;
}

const iconFile = new URL('../../src/look/icon.svg', import.meta.url);

/** @throws when the shell has not been built */
export function readShellBuild(dist = new URL('../../dist/', import.meta.url)): ShellBuild {
  const read = (file: string) => readFileSync(new URL(`browser/${file}`, dist), 'utf8');
  const { script, integrity, styles, fonts } = readManifest(dist);
  return {
    folder: fileURLToPath(new URL('browser/', dist)),
    script,
    integrity,
    fonts,
    icon: `data:image/svg+xml,${encodeURIComponent(readFileSync(iconFile, 'utf8').trim())}`,
    css: styles.map(read).join('\n'),
    drawingThread: fileURLToPath(new URL('drawing/drawing-thread.cjs', dist)),
  };
}

/** Versions of the modules that this build of the shell shares with remotes. @throws when the shell has not been built */
export const sharedByShell = (
  dist = new URL('../../dist/', import.meta.url),
): Record<string, string> => readManifest(dist).shared;

const readManifest = (dist: URL): Manifest =>
  JSON.parse(readFileSync(new URL('browser/shell.json', dist), 'utf8'));

interface Manifest {
  script: string;
  integrity: string;
  styles: string[];
  fonts: string[];
  shared: Record<string, string>;
}
