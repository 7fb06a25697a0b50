import { contentHash } from '@larkfare/remote-cli/content-hash';
import { type GateResult } from '@larkfare/remote-cli/registry-api';
import { Created, HttpError } from '@larkfare/server-kit/http';
import { type DataSource } from 'typeorm';
import { hasPassed } from '../checks/gates.ts';
import { type Published } from '../checks/recheck-gates.ts';
import { type Checks, runGates } from '../checks/run-gates.ts';
import { signerOf } from '../trust/signing-keys.ts';
import { type Candidate } from '../versions/published.input.ts';
import { findVersion, storeVersion, versionsOf } from '../versions/versions.ts';

/** Runs the gates, with a note if the version could not be published although it passes them. */
export async function checkVersion(
  context: Published & Checks,
  candidate: Candidate,
): Promise<{ passed: boolean; gates: GateResult[] }> {
  const gates = await runGates(context, candidate, 'production');
  const conflict = await versionConflict(context.db, candidate);
  return {
    passed: hasPassed(gates),
    gates: conflict ? [...gates, { gate: 'version', problems: [], note: conflict }] : gates,
  };
}

/** Stores a version that passes the gates, or finds it stored with the same content: a pipeline may run again. */
export async function publishVersion(
  context: Published & Checks,
  candidate: Candidate,
  by: string,
) {
  const { db, storage } = context;
  const { version, manifest } = candidate;
  const signer = await signerOf(db, candidate);
  if (signer instanceof HttpError) return signer;
  const gates = await runGates(context, candidate, 'production');
  if (!hasPassed(gates))
    return new HttpError(422, `${manifest.name} ${version} may not be published.`, { gates });

  const stored = await storeVersion(db, storage, candidate, by, signer.id);
  if (stored) return new Created({ ...stored, gates });
  const conflict = await versionConflict(db, candidate);
  const published = await findVersion(db, manifest.name, version);
  if (conflict || !published) return new HttpError(409, conflict ?? 'Please try again.');
  return { ...published, gates };
}

/** The reason why a version or its build cannot be published again; undefined for the same content under the same version. */
async function versionConflict(db: DataSource, candidate: Candidate): Promise<string | undefined> {
  const { version, manifest } = candidate;
  const versions = await versionsOf(db, manifest.name);
  const same = versions.find((each) => each.version === version);
  if (same?.contentHash === contentHash(candidate)) return undefined;
  if (same)
    return `${manifest.name} ${version} is published already with another content. Raise the version in package.json.`;
  return versions.some(({ build }) => build === manifest.build)
    ? `This build of ${manifest.name} is published already under another version. Activate that one, or change something.`
    : undefined;
}
