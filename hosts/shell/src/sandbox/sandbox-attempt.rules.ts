import type { Outcome } from '../federation/report.ts';
import type { RemoteBuild, RemoteOnPage } from '../page/page-data.ts';

/** One version of a remote in a sandboxed frame. */
export interface Attempt {
  build: RemoteBuild;
  version: string | undefined;
  nonce: string | undefined;
  /** Whether this is the previous version instead of the live one. */
  isPrevious: boolean;
}

type Versions = Pick<RemoteOnPage, 'build' | 'version' | 'nonce' | 'previous'>;

/** The live version, unless its screen crashed in this tab. */
export function firstAttempt(
  remote: Versions,
  hasFailed: (build: string) => boolean,
): Attempt | undefined {
  const { build, version, nonce } = remote;
  return build && !hasFailed(build.id)
    ? { build, version, nonce, isPrevious: false }
    : previousAttempt(remote);
}

/** The attempt after one that failed; undefined when none is left. */
export const nextAttempt = (remote: Versions, failed: Attempt): Attempt | undefined =>
  failed.isPrevious ? undefined : previousAttempt(remote);

const previousAttempt = ({ previous }: Versions): Attempt | undefined =>
  previous && {
    build: previous.build,
    version: previous.version,
    nonce: undefined,
    isPrevious: true,
  };

/** Whether code that ran failed in a way that it would again: its frame is replaced, and not tried again in this tab. */
export const isLasting = (outcome: Outcome): boolean =>
  ['crashed', 'hidden', 'hung', 'grown'].includes(outcome);
