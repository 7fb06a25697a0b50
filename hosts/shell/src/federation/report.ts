import type { RemoteOnPage } from '../page/page-data.ts';
import { TimedOut } from './deadline.ts';

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

/** A version, and the proof that this page was sent with it. */
export type Reporting = Pick<RemoteOnPage, 'name' | 'version' | 'nonce'>;

const address = '/registry/v1/reports';
const sent = new Set<string>();

/** Reports an outcome of a published remote to the registry, once per page. */
export function report({ name, version, nonce }: Reporting, outcome: Outcome): void {
  if (!nonce) return;
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
