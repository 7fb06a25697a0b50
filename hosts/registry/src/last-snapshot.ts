import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type SandboxedRemote } from './trust/sandbox.ts';

/** What was live when the database was there last, and what it asked. */
export interface LastSnapshot {
  remotes: SandboxedRemote[];
  operations: readonly string[];
}

/** On this machine's disk, for a start without the database. */
export function lastSnapshot(folder: string, channel: string) {
  // The number rises with the shape: an older file must not be read as a newer one, or a sandbox would be missed.
  const file = join(folder, `${channel}.3.json`);
  return {
    async write(snapshot: LastSnapshot): Promise<void> {
      await writeFile(`${file}.part`, JSON.stringify(snapshot));
      await rename(`${file}.part`, file);
    },
    /** @throws when there is none, or what lies there is none */
    async read(): Promise<LastSnapshot> {
      const snapshot: Partial<LastSnapshot> = JSON.parse(await readFile(file, 'utf8'));
      const { remotes, operations } = snapshot;
      if (!remotes || !operations) throw new Error(`${file} holds no snapshot.`);
      return { remotes, operations };
    },
  };
}
