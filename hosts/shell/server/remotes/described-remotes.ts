import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ownRemotes } from './own-remotes.ts';
import { parseDescription, type RemoteDescription } from './read-manifest.ts';

/** The remote.json of the remotes in these folders, or in this repository, built or not. */
export const describedRemotes = (folders: string[] = ownRemotes()): RemoteDescription[] =>
  folders.map((folder) => parseDescription(readFileSync(join(folder, 'remote.json'), 'utf8')));
