import type { Remote } from './remote-folder.ts';

/** Visitors are in groups 0 to 99. */
export const groupCount = 100;

/** Whether visitors need a group: only while a remote has a candidate. */
export const needsGroup = (remotes: Remote[]): boolean =>
  remotes.some(({ candidate }) => candidate !== undefined);

/**
 * The remotes for a visitor's group: the candidate where the group is within its share, with the stable version as its
 * fallback. A growing share only adds visitors. Visitors without a group get no candidates.
 */
export const forGroup = (remotes: Remote[], group: number | undefined): Remote[] =>
  remotes.map(({ candidate, ...stable }) => {
    const isIn =
      candidate && group !== undefined && placeOf(candidate.remote, group) < candidate.share;
    if (!isIn) return stable;
    return { ...candidate.remote, previous: stable };
  });

/** Each version starts with different groups, or the same visitors would get every candidate first. */
function placeOf({ name, version = '' }: Remote, group: number): number {
  let start = 0;
  for (const character of name + version)
    start = (start * 31 + (character.codePointAt(0) ?? 0)) % groupCount;
  return (group + start) % groupCount;
}
