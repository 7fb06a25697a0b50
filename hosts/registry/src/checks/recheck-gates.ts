import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type GateResult } from '@larkfare/remote-cli/registry-api';
import { type DataSource } from 'typeorm';
import { type Storage } from '../versions/storage.ts';
import { type Candidate } from '../versions/published.input.ts';
import { storedFiles } from '../versions/stored-files.rules.ts';
import { describedVersion } from '../versions/versions.ts';
import { reviewedVersions } from '../trust/reviews.ts';
import { type Checks, runGates } from './run-gates.ts';

export interface Published {
  db: DataSource;
  storage: Storage;
}

/** Runs all gates again for a published version: shell, API and other remotes may have changed. Undefined if unknown. */
export async function recheckGates(
  context: Published & Checks,
  { channel, remote, version }: { channel: string; remote: string; version: string },
): Promise<GateResult[] | undefined> {
  const candidate = await loadCandidate(context, remote, version);
  const isReviewed = (await reviewedVersions(context.db))(remote, version);
  return candidate && runGates(context, candidate, channel, isReviewed ? 'reviewed' : 'unreviewed');
}

/** A published version with its files; undefined if it does not exist. */
export async function loadCandidate(
  { db, storage }: Published,
  remote: string,
  version: string,
): Promise<Candidate | undefined> {
  const described = await describedVersion(db, remote, version);
  if (!described) return undefined;
  const { manifest, operations } = described;
  const folder = await storage.folderOf(manifest);
  const files = await Promise.all(
    Object.keys(storedFiles(manifest)).map(
      async (name) => [name, await readFile(join(folder, name))] as const,
    ),
  );
  return { version, manifest, operations, files: new Map(files) };
}
