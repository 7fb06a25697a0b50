import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type RegistryContext } from '../registry-context.ts';
import { describedVersion } from '../versions/versions.ts';
import { askGates, type GateResult } from './gates.ts';

/** Asks the gates of a published version once more: the world may have changed since. */
export async function gatesOfKept(
  { db, storage, worldOf }: RegistryContext,
  { channel, remote, version }: { channel: string; remote: string; version: string },
): Promise<GateResult[] | undefined> {
  const described = await describedVersion(db, remote, version);
  if (!described) return undefined;
  const { manifest, operations } = described;
  const folder = await storage.folderOf(remote, manifest.build);
  const files = await Promise.all(
    Object.keys(manifest.files).map(
      async (name) => [name, await readFile(join(folder, name))] as const,
    ),
  );
  const candidate = { version, manifest, operations, files: new Map(files) };
  return askGates(candidate, await worldOf(channel));
}
