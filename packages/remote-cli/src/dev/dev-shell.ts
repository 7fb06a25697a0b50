import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { UsageError } from '../command/errors.ts';
import { siteRepository } from '../create/repository.ts';

/** A build of the shell with React's development build (webpack.development.mjs of the shell). */
export interface DevShell {
  browser: ShellBuild;
  documents: Documents;
  /** A file below /_s/. */
  file(name: string): Buffer | undefined;
}

export interface ShellBuild {
  folder: string;
  script: string;
  integrity: string;
  css: string;
  fonts: string[];
  /** The chunk of sandboxed frames. */
  frame: object;
}

interface Document {
  html: string;
  policy: string;
}

/** server/development.ts of the shell. */
interface Documents {
  offlinePage(shell: ShellBuild, page: { address: URL; remotes: object[] }): Document;
  framedDocument(
    shell: ShellBuild,
    remote: { manifest: object; css: Map<string, string> },
  ): Document;
  toBuild(manifest: object): object;
}

/** @throws UsageError in the site's repository, before it is built there */
export function readDevShell(): DevShell {
  const folder = siteRepository
    ? join(siteRepository, 'hosts/shell/dist/development')
    : fileURLToPath(new URL('../../shell', import.meta.url));
  if (!existsSync(join(folder, 'documents.cjs')))
    throw new UsageError(
      'The shell for dev is not built: run npm run build:development -w hosts/shell first.',
    );
  const browser = readBuild(join(folder, 'browser'));
  return {
    browser,
    documents: createRequire(import.meta.url)(join(folder, 'documents.cjs')),
    file(name) {
      const path = join(browser.folder, name);
      return /^[\w-][\w.-]*$/.test(name) && existsSync(path) ? readFileSync(path) : undefined;
    },
  };
}

function readBuild(folder: string): ShellBuild {
  const { script, integrity, styles, fonts, frame } = JSON.parse(
    readFileSync(join(folder, 'shell.json'), 'utf8'),
  );
  const css = styles.map((file: string) => readFileSync(join(folder, file), 'utf8')).join('\n');
  return { folder, script, integrity, css, fonts, frame };
}
