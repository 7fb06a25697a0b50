import type { Remote } from './remote-folder.ts';

/** Visitors are in groups 0 to 99, assigned at random once and stored, so that a visitor keeps seeing the same version. */
export const groupCount = 100;

/** Parses the group of a visitor's cookie; undefined when it is absent or invalid. */
export const groupIn = (cookie: string | undefined): number | undefined =>
  cookie !== undefined && /^\d{1,2}$/.test(cookie) ? Number(cookie) : undefined;

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
