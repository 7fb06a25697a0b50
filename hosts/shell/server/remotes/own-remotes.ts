import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Folders of the remotes that lie side by side in a folder. @throws when there is no such folder */
export const remotesIn = (folder: string) =>
  readdirSync(folder)
    .map((name) => resolve(folder, name))
    .filter((remote) => existsSync(join(remote, 'remote.json')) && !isPublished(remote));

/** Its team brings it to the registry, as a partner's would; only from there does it come to the site. */
function isPublished(remote: string): boolean {
  const { published = false }: { published?: boolean } = JSON.parse(
    readFileSync(join(remote, 'remote.json'), 'utf8'),
  );
  return published;
}

/** Folders of the remotes that live in this repository, save those that go live through the registry only. */
export const ownRemotes = () =>
  remotesIn(fileURLToPath(new URL('../../../../remotes/', import.meta.url)));
