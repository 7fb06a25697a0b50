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
  const { script, integrity, styles, fonts }: Manifest = JSON.parse(read('shell.json'));
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

type Manifest = { script: string; integrity: string; styles: string[]; fonts: string[] };
