import { type ChannelRevision } from './channels.ts';

/**
 * What a rollback of a remote goes back to: the version that was live before the present one first went live, so that
 * a second rollback goes further back and not to and fro. Null when the remote was not there at all;
 * undefined when there is nothing to go back from.
 * @param history of one remote in one channel, the latest first
 */
export function rollbackTarget(
  history: Pick<ChannelRevision, 'action' | 'fromVersion' | 'toVersion'>[],
): string | null | undefined {
  const [latest] = history;
  if (!latest) return undefined;
  const present = latest.toVersion;
  const wentLive = history.find(
    ({ action, toVersion }) => action === 'activated' && toVersion === present,
  );
  return wentLive ? wentLive.fromVersion : (latest.fromVersion ?? undefined);
}
