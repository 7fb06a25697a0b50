import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../../', import.meta.url));

/** The site's repository, if this command runs from it; undefined for an installed copy. */
export const siteRepository =
  existsSync(join(root, 'lerna.json')) && existsSync(join(root, 'packages/remote-contract'))
    ? root
    : undefined;

export const isWithin = (folder: string, parent: string) =>
  !relative(parent, folder).startsWith('..');

/** Formats a remote as the repository's lint requires: which lines of the template are too long depends on its name. */
export function format(folder: string, repository: string): void {
  const prettier = join(repository, 'node_modules/prettier/bin/prettier.cjs');
  const config = join(repository, '.prettierrc.json');
  execFileSync(process.execPath, [
    prettier,
    '--log-level=warn',
    '--config',
    config,
    '--write',
    folder,
  ]);
}
