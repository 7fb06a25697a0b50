import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Folders of the remotes that lie side by side in a folder. @throws when there is no such folder */
export const remotesIn = (folder: string) =>
  readdirSync(folder)
    .map((name) => resolve(folder, name))
    .filter((remote) => existsSync(join(remote, 'remote.json')));

/** Folders of the remotes that live in this repository. */
export const ownRemotes = () =>
  remotesIn(fileURLToPath(new URL('../../../../remotes/', import.meta.url)));
