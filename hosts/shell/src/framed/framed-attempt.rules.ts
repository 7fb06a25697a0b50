import type { RemoteBuild, RemoteOnPage } from '../page/page-data.ts';

/** One version of a remote in a frame. */
export interface Attempt {
  build: RemoteBuild;
  version: string | undefined;
  /** The version before, in place of the live one. */
  isStandIn: boolean;
}

type Known = Pick<RemoteOnPage, 'build' | 'version' | 'before'>;

/** What is tried first: the live version, unless its screen broke in this tab before. */
export function firstAttempt(remote: Known, failedHere: string | null): Attempt | undefined {
  const { build, version } = remote;
  return build && build.id !== failedHere ? { build, version, isStandIn: false } : standIn(remote);
}

/** What is tried after an attempt that failed; undefined when nothing is left. */
export const nextAttempt = (remote: Known, failed: Attempt): Attempt | undefined =>
  failed.isStandIn ? undefined : standIn(remote);

const standIn = ({ before }: Known): Attempt | undefined =>
  before && { build: before.build, version: before.version, isStandIn: true };
