import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The facts about the shell's build that the server needs (see webpack/shell-manifest-plugin.mjs). */
export interface ShellBuild {
  folder: string;
  script: string;
  integrity: string;
  fonts: string[];
  /** The shell's styles, small enough to be inlined in the HTML. */
  css: string;
  /** The address of the site's icon. */
  icon: string;
  renderThread: string;
  /** The files of the chunk with the screen of an unreviewed remote. */
  sandboxScreen: string[];
  /** For the document of a sandboxed frame: the hashes of its scripts in their order, and styles, by file. */
  frame: { scripts: Record<string, string>; css: Record<string, string> };
}

/** @throws when the shell has not been built */
export function readShellBuild(dist = new URL('../../dist/', import.meta.url)): ShellBuild {
  const { fonts, sandboxScreen = [], ...own } = readBrowserBuild(new URL('browser/', dist));
  return {
    ...own,
    fonts,
    sandboxScreen,
    icon: '/icon.svg',
    renderThread: fileURLToPath(new URL('ssr/render-thread.cjs', dist)),
  };
}

/** Versions of the modules that this build of the shell shares with remotes. @throws when the shell has not been built */
export const sharedByShell = (
  dist = new URL('../../dist/', import.meta.url),
): Record<string, string> => readManifest(new URL('browser/', dist)).shared;

function readBrowserBuild(folder: URL) {
  const { script, integrity, styles, fonts, frame, sandboxScreen } = readManifest(folder);
  const css = styles.map((file) => readFileSync(new URL(file, folder), 'utf8')).join('\n');
  return { folder: fileURLToPath(folder), script, integrity, css, fonts, frame, sandboxScreen };
}

const readManifest = (folder: URL): Manifest =>
  JSON.parse(readFileSync(new URL('shell.json', folder), 'utf8'));

interface Manifest {
  script: string;
  integrity: string;
  styles: string[];
  fonts: string[];
  frame: ShellBuild['frame'];
  sandboxScreen?: string[];
  shared: Record<string, string>;
}
