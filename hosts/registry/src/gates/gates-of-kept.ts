import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type RegistryContext } from '../registry-context.ts';
import { type Candidate } from '../versions/published.input.ts';
import { describedVersion } from '../versions/versions.ts';
import { askEveryGate } from './every-gate.ts';
import { type GateResult } from './gates.ts';

/** Asks every gate of a published version once more: the world may have changed since. */
export async function gatesOfKept(
  context: Pick<RegistryContext, 'db' | 'storage' | 'worldOf' | 'mount'>,
  { channel, remote, version }: { channel: string; remote: string; version: string },
): Promise<GateResult[] | undefined> {
  const candidate = await keptCandidate(context, remote, version);
  return candidate && askEveryGate(context, candidate, channel);
}

/** A published version with its files; undefined when there is none. */
export async function keptCandidate(
  { db, storage }: Pick<RegistryContext, 'db' | 'storage'>,
  remote: string,
  version: string,
): Promise<Candidate | undefined> {
  const described = await describedVersion(db, remote, version);
  if (!described) return undefined;
  const { manifest, operations } = described;
  const folder = await storage.folderOf(manifest);
  const files = await Promise.all(
    Object.keys(manifest.files).map(
      async (name) => [name, await readFile(join(folder, name))] as const,
    ),
  );
  return { version, manifest, operations, files: new Map(files) };
}
