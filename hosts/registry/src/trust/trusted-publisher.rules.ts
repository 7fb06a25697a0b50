/** A run of CI, as described by the issuer of its ID token. */
export interface CiRun {
  /** `owner/repository`, in lower case. */
  project: string;
  /** The issuer gives a name again, but never an id. */
  projectId: string;
  /** `refs/heads/main` */
  ref: string;
  environment: string | undefined;
  /** The file in the project that defines the run; undefined if it is elsewhere. */
  workflow: string | undefined;
  trigger: string;
}

/** Null means any. */
interface Trusted {
  project: string;
  projectId: string | null;
  /** A final `*` stands for anything: `refs/tags/v*`. */
  ref: string | null;
  environment: string | null;
  workflow: string | null;
}

/** These run in the project's name, but a stranger may have a hand in what they run. */
const untrustedTriggers = ['pull_request_target', 'workflow_run'];

/** Names at GitHub and GitLab. */
const requestTriggers = ['pull_request', 'merge_request_event'];

/** Whether a run of CI is one of a trusted publisher. */
export const isTrusted = (trusted: Trusted, run: CiRun): boolean =>
  run.project === trusted.project &&
  [null, run.projectId].includes(trusted.projectId) &&
  (trusted.ref === null || fits(trusted.ref, run.ref)) &&
  [null, run.environment].includes(trusted.environment) &&
  [null, run.workflow].includes(trusted.workflow) &&
  !untrustedTriggers.includes(run.trigger) &&
  // The author of such a request decides what it runs.
  (trusted.ref !== null || !requestTriggers.includes(run.trigger));

const fits = (pattern: string, ref: string) =>
  pattern.endsWith('*') ? ref.startsWith(pattern.slice(0, -1)) : ref === pattern;

/** The problem of an issuer's address, which is compared with tokens to the letter. */
export function issuerProblem(issuer: string, mayBePrivate: boolean): string | undefined {
  const url = URL.parse(issuer);
  const isAddress = url && !url.username && !url.password && !/[?#]|\/$/.test(issuer);
  if (!isAddress || !(url.protocol === 'https:' || (mayBePrivate && url.protocol === 'http:')))
    return 'An issuer is an https address without a slash at its end, such as https://gitlab.com.';
  // Look-alike letters and dots in the path are shown for what they are.
  const written = url.href.replace(/\/$/, '');
  return issuer === written ? undefined : `Write this issuer as ${written}.`;
}
