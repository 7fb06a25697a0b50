import { type ChannelRevision } from './channels.ts';

type Step = Pick<ChannelRevision, 'action' | 'fromVersion' | 'toVersion' | 'candidate'>;

/**
 * What a rollback of a remote goes back to: while a candidate is tried by some, what the others have;
 * otherwise the version before.
 * @param history of one remote in one channel, the latest first
 */
export function rollbackTarget(history: Step[]): string | null | undefined {
  const [latest] = history;
  return latest?.candidate ? latest.toVersion : versionBefore(history);
}

/**
 * The version before the live one: the version that was live before the present one first went live, so that
 * a second rollback goes further back and not to and fro. Null when the remote was not there at all;
 * undefined when there is nothing to go back from.
 * @param history of one remote in one channel, the latest first
 */
export function versionBefore(history: Omit<Step, 'candidate'>[]): string | null | undefined {
  const [latest] = history;
  if (!latest) return undefined;
  const present = latest.toVersion;
  const wentLive = history.find(
    ({ action, toVersion }) => action === 'activated' && toVersion === present,
  );
  return wentLive ? wentLive.fromVersion : (latest.fromVersion ?? undefined);
}
