import { type ChannelRevision } from './channels.ts';

type Step = Pick<ChannelRevision, 'action' | 'fromVersion' | 'toVersion' | 'candidate'>;

/**
 * The versions that were live one after the other and that nobody went back from, the live one last; none while nothing
 * is live. Activating adds to them, going back takes away what was gone back from: so a rollback never leads to a
 * version that was itself taken back, and a second one leads further back.
 * @param history of one remote in one channel, the latest first
 */
function goodLine(history: Omit<Step, 'candidate'>[]): string[] {
  const oldest = history.at(-1)?.fromVersion;
  const line = oldest ? [oldest] : [];
  for (const { action, toVersion } of history.toReversed()) {
    if (action === 'activated' && toVersion !== line.at(-1)) line.push(...named(toVersion));
    if (action === 'rolled back' || action === 'withdrawn') {
      const place = toVersion === null ? -1 : line.lastIndexOf(toVersion);
      // Whoever names a version that was taken back, or never live, brings it beside what is good.
      if (toVersion !== null && place === -1) line.push(toVersion);
      else line.splice(place + 1);
    }
  }
  return line;
}

const named = (version: string | null): string[] => (version === null ? [] : [version]);

/**
 * What a rollback of a remote goes back to when no version is named: while a candidate is tried by some, what the others
 * have; otherwise the good version before the live one. Null when the live one was the first: then the remote goes.
 * Undefined when nothing is live, so that there is nothing to go back from.
 * @param history of one remote in one channel, the latest first
 */
export function rollbackTarget(history: Step[]): string | null | undefined {
  const [latest] = history;
  return latest?.candidate ? latest.toVersion : versionBefore(history);
}

/**
 * The good version before the live one, null and undefined as above.
 * @param history of one remote in one channel, the latest first
 */
export function versionBefore(history: Omit<Step, 'candidate'>[]): string | null | undefined {
  const line = goodLine(history);
  return line.length === 0 ? undefined : (line.at(-2) ?? null);
}
