import { siteStorage } from '@larkfare/remote-contract/browser-storage';
import { nonceAddress, type RemoteOnPage } from '../page/page-data.ts';
import { TimedOut } from './deadline.ts';

/** The outcome of a version on this page; parsed by the registry's report.input.ts. */
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
  | 'grown'
  | 'moved'
  | 'refused'
  | 'patched';

/** A version, and the proof that it was sent to this visitor. */
export type Reporting = Pick<RemoteOnPage, 'name' | 'version' | 'nonce'>;

const address = '/registry/v1/reports';
/** Sent reports of each version and outcome, by the text of the error. */
const reports = new Map<string, Map<string, Promise<void>>>();
const nonces = new Map<string, Promise<Proof | undefined>>();

/** A nonce, and when it came. */
interface Proof {
  nonce: string;
  sinceMs: number;
}

/** The registry accepts no failure sooner after the version was sent, as failures.rules.ts there has it. */
const leastAgeMs = 300;
const startedMs = Date.now();
/** Servers share every second which versions they sent. */
const shareMs = 1500;

/** One fault often hides another; the registry takes no more of a page (furtherErrors of its page-reports.ts). */
const errorsPerOutcome = 3;

/**
 * Reports an outcome of a published remote to the registry, once per page, or once for each of its first errors. A page of
 * the same HTML for everyone has no nonces: one that came to the remote by a link fetches its own. Resolves once it is sent.
 * @param thrown what the code of the remote threw, which is described in the report
 */
export function report(version: Reporting, outcome: Outcome, thrown?: unknown): Promise<void> {
  const key = `${version.name} ${version.version} ${outcome}`;
  const errors = reports.get(key) ?? new Map<string, Promise<void>>();
  reports.set(key, errors);
  const text = isDescribed(outcome) && thrown instanceof Error ? thrown.message : '';
  const [first] = errors.values();
  const sent = errors.get(text) ?? (errors.size < errorsPerOutcome ? undefined : first);
  if (sent) return sent;
  const sending = send(version, outcome, thrown);
  errors.set(text, sending);
  return sending;
}

/** Whether what was thrown belongs to the report. */
const isDescribed = (outcome: Outcome) => outcome === 'broken' || outcome === 'crashed';

async function send(
  { name, version, nonce }: Reporting,
  outcome: Outcome,
  thrown: unknown,
): Promise<void> {
  if (!version) return;
  const key = `${name} ${version}`;
  const described = isDescribed(outcome) && thrown !== undefined ? describe(thrown) : undefined;
  if (!nonce && !nonces.has(key)) nonces.set(key, nonceOf(name, version));
  const proof = nonce ? { nonce, sinceMs: startedMs } : await nonces.get(key);
  if (!proof) return;
  const error = described && (await described);
  const text = JSON.stringify({ remote: name, version, outcome, nonce: proof.nonce, error });
  const tooEarlyMs = proof.sinceMs + leastAgeMs - Date.now();
  if (tooEarlyMs > 0 && outcome !== 'loaded' && outcome !== 'shown') await pause(tooEarlyMs);
  const body = new Blob([text], { type: 'application/json' });
  if (name === 'admin') return sendSignedIn(body);
  navigator.sendBeacon(address, body);
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Reports about the back office count with the session of an administrator, for which a beacon has no header. */
async function sendSignedIn(body: Blob): Promise<void> {
  const token = siteStorage.get('adminToken');
  if (token === null) return;
  const headers = { authorization: `Bearer ${token}` };
  await fetch(address, { method: 'POST', body, headers, keepalive: true }).catch(() => undefined);
}

/** An error is reported without a description, too. */
const describe = (thrown: unknown) =>
  import(/* webpackChunkName: "describe-error" */ './describe-error.ts')
    .then(({ describeError }) => describeError(thrown))
    .catch(() => undefined);

/** Undefined for a preview, and when no server has sent this version to this visitor lately. */
async function nonceOf(remote: string, version: string): Promise<Proof | undefined> {
  const read = async (): Promise<string | undefined> => {
    const response = await fetch(nonceAddress(remote, version), { cache: 'no-store' });
    return response.status === 200 ? (await response.json()).nonce : undefined;
  };
  try {
    const nonce = (await read()) ?? (await pause(shareMs).then(read));
    return nonce === undefined ? undefined : { nonce, sinceMs: Date.now() };
  } catch {
    return undefined;
  }
}

/** Why a version did not load. Browsers do not distinguish a mismatched hash from a missing file. */
export function outcomeOf(problem: unknown): Outcome {
  if (problem instanceof TimedOut) return 'late';
  return problem instanceof Error && problem.name === 'ScriptMissing' ? 'missing' : 'broken';
}
