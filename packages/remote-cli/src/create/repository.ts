import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const above = fileURLToPath(new URL('../../../../', import.meta.url));

/** The site's repository, when this command runs from it; an installed copy has none. */
export const siteRepository =
  existsSync(join(above, 'lerna.json')) && existsSync(join(above, 'packages/remote-contract'))
    ? above
    : undefined;

export const isWithin = (folder: string, parent: string) =>
  !relative(parent, folder).startsWith('..');
