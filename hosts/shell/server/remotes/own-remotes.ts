import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const remotesFolder = fileURLToPath(new URL('../../../../remotes/', import.meta.url));

/** Folders of the remotes that live in this repository. */
export const ownRemotes = () =>
  readdirSync(remotesFolder)
    .map((name) => join(remotesFolder, name))
    .filter((folder) => existsSync(join(folder, 'remote.json')));
