import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ownRemotes } from './own-remotes.ts';
import { parseDescription, type RemoteDescription } from './read-manifest.ts';

/** What the remotes in these folders, or in this repository, say of themselves, built or not. */
export const describedRemotes = (folders: string[] = ownRemotes()): RemoteDescription[] =>
  folders.map((folder) => parseDescription(readFileSync(join(folder, 'remote.json'), 'utf8')));
