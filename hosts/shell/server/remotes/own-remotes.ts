import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The remotes among the subfolders of a folder, without those that are served from the registry. @throws when it does not exist */
export const remotesIn = (folder: string) =>
  readdirSync(folder)
    .map((name) => resolve(folder, name))
    .filter((remote) => existsSync(join(remote, 'remote.json')) && !isPublished(remote));

/** Whether the remote is published to the registry, like a partner's, and served from there only. */
function isPublished(remote: string): boolean {
  const { published = false }: { published?: boolean } = JSON.parse(
    readFileSync(join(remote, 'remote.json'), 'utf8'),
  );
  return published;
}

/** Folders of the remotes in this repository, without those that are served from the registry. */
export const ownRemotes = () =>
  remotesIn(fileURLToPath(new URL('../../../../remotes/', import.meta.url)));
