import type { Remote } from './remote-folder.ts';

/** Visitors are in groups 0 to 99, drawn once and kept, so that each goes on seeing what they saw before. */
export const groupCount = 100;

/** The group in a visitor's cookie; undefined when there is none or it is not one of ours. */
export const groupIn = (cookie: string | undefined): number | undefined =>
  cookie !== undefined && /^\d{1,2}$/.test(cookie) ? Number(cookie) : undefined;

/** Whether any remote is different for different groups just now: only then does anybody need one. */
export const needsGroup = (remotes: Remote[]): boolean =>
  remotes.some(({ candidate }) => candidate !== undefined);

/**
 * The remotes as a visitor has them: candidates where their group is in the share, so a growing share only adds
 * visitors. What the others have stands in while a candidate fails. Without a group nobody tries anything.
 */
export const forGroup = (remotes: Remote[], group: number | undefined): Remote[] =>
  remotes.map(({ candidate, ...stable }) => {
    const isIn =
      candidate && group !== undefined && placeOf(candidate.remote, group) < candidate.share;
    if (!isIn) return stable;
    return { ...candidate.remote, before: stable };
  });

/** Each version begins with other groups, or the same visitors would be the first to try everything. */
function placeOf({ name, version = '' }: Remote, group: number): number {
  let start = 0;
  for (const character of name + version)
    start = (start * 31 + (character.codePointAt(0) ?? 0)) % groupCount;
  return (group + start) % groupCount;
}
