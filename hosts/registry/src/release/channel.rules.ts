import { type ChannelRevision } from './channels.ts';

type Step = Pick<ChannelRevision, 'action' | 'fromVersion' | 'toVersion' | 'candidate'>;

/**
 * The versions that were live and not rolled back, the live one last; empty while nothing is live. Activating adds a
 * version and rolling back removes one, so a rollback never leads to a version that was itself rolled back.
 * @param history of one remote in one channel, latest first
 */
function goodVersions(history: Omit<Step, 'candidate'>[]): string[] {
  const oldest = history.at(-1)?.fromVersion;
  const versions = oldest ? [oldest] : [];
  for (const { action, toVersion } of history.toReversed()) {
    if (action === 'activated' && toVersion !== versions.at(-1)) versions.push(...named(toVersion));
    if (action === 'rolled back' || action === 'withdrawn') {
      const place = toVersion === null ? -1 : versions.lastIndexOf(toVersion);
      // A named version may have been rolled back before, or never have been live.
      if (toVersion !== null && place === -1) versions.push(toVersion);
      else versions.splice(place + 1);
    }
  }
  return versions;
}

const named = (version: string | null): string[] => (version === null ? [] : [version]);

/** Yanked versions and those taken down. */
type Withdrawn = ReadonlySet<string>;
const none: Withdrawn = new Set();

/**
 * The target of a rollback without a named version: during a gradual rollout the version of the other visitors, otherwise
 * the previous good version. Null if there is none, which removes the remote; undefined if nothing is live.
 * @param history of one remote in one channel, latest first
 */
export function rollbackTarget(
  history: Step[],
  withdrawn: Withdrawn = none,
): string | null | undefined {
  const [latest] = history;
  return latest?.candidate ? latest.toVersion : previousVersion(history, withdrawn);
}

/**
 * The good version before the live one; null and undefined as for `rollbackTarget`.
 * @param history of one remote in one channel, latest first
 */
export function previousVersion(
  history: Omit<Step, 'candidate'>[],
  withdrawn: Withdrawn = none,
): string | null | undefined {
  const versions = goodVersions(history);
  if (versions.length === 0) return undefined;
  return versions.slice(0, -1).findLast((version) => !withdrawn.has(version)) ?? null;
}
