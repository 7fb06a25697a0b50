import { type DataSource } from 'typeorm';
import { rollbackTarget } from '../channels/channel.rules.ts';
import { rollBack } from '../channels/change-channel.ts';
import { channelNamed, historyOf } from '../channels/channels.ts';
import { failsTooOften, failuresSentence } from './failures.rules.ts';
import { type VisitorWatch } from './visitor-watch.ts';

/** Who history names when nobody decided. */
export const automatic = 'automatic';

/**
 * Takes a remote's live version back when it failed for too many visitors since it went live. A remote without a version
 * before stays: with nothing to go back to, its panel tells more than an address that is not found.
 */
export async function takeBackWhatFails(
  db: DataSource,
  watch: VisitorWatch,
  {
    channel: name,
    remote,
    version,
    nowMs,
  }: { channel: string; remote: string; version: string; nowMs: number },
): Promise<void> {
  const channel = await channelNamed(db, name);
  const history = await historyOf(db, name, remote);
  const [latest] = history;
  // While some try a candidate it is the one that is judged.
  if (!channel || !latest || (latest.candidate ?? latest.toVersion) !== version) return;
  if (!rollbackTarget(history)) return;
  const earlier = history.findIndex((each) => (each.candidate ?? each.toVersion) !== version);
  const first = earlier === -1 ? history.at(-1) : history[earlier - 1];

  const sinceMs = (first ?? latest).changedAt.getTime();
  const visitors = watch.of({ remote, version }, { sinceMs, nowMs });
  if (!failsTooOften(visitors)) return;
  // Based on what was seen: whoever changes the channel meanwhile goes before.
  await rollBack(db, {
    channel: name,
    remote,
    by: automatic,
    reason: failuresSentence(visitors),
    basedOn: channel.revision,
  });
}
