import type { RemoteOnPage } from '../page/page-data.ts';
import { TookTooLong } from './deadline.ts';

/** How it went with a version: see the registry's report.input.ts, which reads it. */
export type Outcome = 'loaded' | 'missing' | 'late' | 'broken' | 'crashed';

const address = '/registry/v1/reports';
const said = new Set<string>();

/** Tells the registry, once a page, how it went with a version of a published remote. Our own, and previews, are not counted. */
export function report(
  remote: Pick<RemoteOnPage, 'name' | 'version' | 'isPreview'>,
  outcome: Outcome,
): void {
  const { name, version, isPreview } = remote;
  if (version === undefined || isPreview) return;
  const text = JSON.stringify({ remote: name, version, outcome });
  if (said.has(text)) return;
  said.add(text);
  navigator.sendBeacon(address, new Blob([text], { type: 'application/json' }));
}

/** Why a version did not load, as far as a browser can know: it does not tell a wrong hash from no file. */
export function outcomeOf(problem: unknown): Outcome {
  if (problem instanceof TookTooLong) return 'late';
  return problem instanceof Error && problem.name === 'ScriptMissing' ? 'missing' : 'broken';
}
