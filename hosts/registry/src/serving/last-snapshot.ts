import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeFileAtomic } from '@larkfare/server-kit/files';
import { type SlotOrders } from '../release/slot-order.rules.ts';
import { type SandboxedRemote } from './sandbox.ts';

/** The live versions when the database was last available, with its operations. */
export interface LastSnapshot {
  remotes: SandboxedRemote[];
  operations: readonly string[];
  slots: SlotOrders;
}

/** On this machine's disk, for a start without the database. */
export function lastSnapshot(folder: string, channel: string) {
  // The number grows with every change of the shape: a file of an older version could lack a sandbox or names.
  const file = join(folder, `${channel}.6.json`);
  return {
    /** Several servers may share the folder. */
    write: (snapshot: LastSnapshot) => writeFileAtomic(file, JSON.stringify(snapshot)),
    /** @throws when there is none, or it is not a snapshot */
    async read(): Promise<LastSnapshot> {
      const snapshot: Partial<LastSnapshot> = JSON.parse(await readFile(file, 'utf8'));
      const { remotes, operations, slots } = snapshot;
      if (!remotes || !operations || !slots) throw new Error(`${file} is not a snapshot.`);
      return { remotes, operations, slots };
    },
  };
}
