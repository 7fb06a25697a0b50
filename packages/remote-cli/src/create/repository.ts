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
