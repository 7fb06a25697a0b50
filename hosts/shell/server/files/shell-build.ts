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
  /** The part that draws the frame of a remote which nobody reviewed. */
  framed: string[];
  /** What runs in the document of such a frame. */
  frame: Pick<ShellBuild, 'folder' | 'script' | 'integrity' | 'css'>;
}

const iconFile = new URL('../../src/look/icon.svg', import.meta.url);

/** @throws when the shell has not been built */
export function readShellBuild(dist = new URL('../../dist/', import.meta.url)): ShellBuild {
  const { fonts, framed = [], ...own } = readBrowserBuild(new URL('browser/', dist));
  return {
    ...own,
    fonts,
    framed,
    frame: readBrowserBuild(new URL('frame/', dist)),
    icon: `data:image/svg+xml,${encodeURIComponent(readFileSync(iconFile, 'utf8').trim())}`,
    drawingThread: fileURLToPath(new URL('drawing/drawing-thread.cjs', dist)),
  };
}

/** Versions of the modules that this build of the shell shares with remotes. @throws when the shell has not been built */
export const sharedByShell = (
  dist = new URL('../../dist/', import.meta.url),
): Record<string, string> => readManifest(new URL('browser/', dist)).shared;

function readBrowserBuild(folder: URL) {
  const { script, integrity, styles, fonts, framed } = readManifest(folder);
  const css = styles.map((file) => readFileSync(new URL(file, folder), 'utf8')).join('\n');
  return { folder: fileURLToPath(folder), script, integrity, css, fonts, framed };
}

const readManifest = (folder: URL): Manifest =>
  JSON.parse(readFileSync(new URL('shell.json', folder), 'utf8'));

interface Manifest {
  script: string;
  integrity: string;
  styles: string[];
  fonts: string[];
  framed?: string[];
  shared: Record<string, string>;
}
