import type { RemoteOnPage } from '../page/page-data.ts';
import { TimedOut } from './deadline.ts';
import { newestSnapshot } from './newest-snapshot.ts';

/** What became of a version on this page; parsed by the registry's report.input.ts. */
export type Outcome =
  | 'loaded'
  | 'missing'
  | 'late'
  | 'broken'
  | 'shown'
  | 'crashed'
  | 'hidden'
  | 'hung'
  | 'slow'
  | 'refused'
  | 'patched';

/** A version, and the proof that it was sent to this visitor. */
export type Reporting = Pick<RemoteOnPage, 'name' | 'version' | 'nonce'>;

const address = '/registry/v1/reports';
const sent = new Set<string>();
const nonces = new Map<string, Promise<string | undefined>>();

/**
 * Reports an outcome of a published remote to the registry, once per page. A page of the same HTML for everyone has no
 * nonces: one that came to the remote by a link fetches its own.
 */
export function report({ name, version, nonce }: Reporting, outcome: Outcome): void {
  if (!version) return;
  if (nonce) return send({ name, version, nonce }, outcome);
  const key = `${name} ${version}`;
  const fetched = nonces.get(key) ?? nonceOf({ name, version });
  nonces.set(key, fetched);
  void fetched.then((each) => each && send({ name, version, nonce: each }, outcome));
}

/** Undefined for a preview, and when this version is live no more. */
async function nonceOf({ name, version }: Reporting): Promise<string | undefined> {
  const newest = await newestSnapshot().catch(() => []);
  return newest
    .filter((each) => each.name === name)
    .flatMap(({ previous, ...live }) => [live, ...(previous ? [previous] : [])])
    .find((each) => each.version === version)?.nonce;
}

function send({ name, version, nonce }: Reporting, outcome: Outcome): void {
  const text = JSON.stringify({ remote: name, version, outcome, nonce });
  if (sent.has(text)) return;
  sent.add(text);
  navigator.sendBeacon(address, new Blob([text], { type: 'application/json' }));
}

/** Why a version did not load. Browsers do not distinguish a wrong hash from a missing file. */
export function outcomeOf(problem: unknown): Outcome {
  if (problem instanceof TimedOut) return 'late';
  return problem instanceof Error && problem.name === 'ScriptMissing' ? 'missing' : 'broken';
}
