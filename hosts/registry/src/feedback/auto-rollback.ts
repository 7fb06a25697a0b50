import { count } from '@larkfare/server-kit/telemetry';
import { type DataSource } from 'typeorm';
import { rollbackTarget } from '../release/channel.rules.ts';
import { rollBack } from '../release/change-channel.ts';
import { findChannel, historyOf } from '../release/channels.ts';
import { comesWithSite } from '../versions/own-remotes.rules.ts';
import { recordNotice } from './events.ts';
import { withdrawnOf } from '../versions/withdrawals.ts';
import { automatic, reasonToStay, shouldRollBack, rollbackReason } from './failures.rules.ts';
import { type PageReports } from './page-reports.ts';

/**
 * Rolls a remote's live version back if it failed for too many visitors since it went live. Its team is only notified if
 * there is a reason to stay, or no previous version: the fallback panel is more useful than a page that is not found.
 */
export async function rollBackIfFailing(
  db: DataSource,
  reports: Pick<PageReports, 'summary'>,
  {
    channel: name,
    remote,
    version,
    nowMs,
  }: { channel: string; remote: string; version: string; nowMs: number },
): Promise<void> {
  const channel = await findChannel(db, name);
  const history = await historyOf(db, name, remote);
  const [latest] = history;
  // During a gradual rollout the candidate is the one to judge.
  if (!channel || !latest || (latest.candidate ?? latest.toVersion) !== version) return;
  const earlier = history.findIndex((each) => (each.candidate ?? each.toVersion) !== version);
  const first = earlier === -1 ? history.at(-1) : history[earlier - 1];

  const sinceMs = (first ?? latest).changedAt.getTime();
  const visitors = await reports.summary({ remote, version }, { sinceMs, nowMs });
  if (!shouldRollBack(visitors)) return;
  const target = rollbackTarget(history, await withdrawnOf(db, remote));
  const isLocked = channel.lockedReason !== null;
  const stays = reasonToStay({ version, isLocked, history });
  if (stays !== undefined || (!target && !comesWithSite(remote))) {
    const text = [rollbackReason(visitors), stays].filter(Boolean).join(' ');
    await recordNotice(db, { remote, version, kind: 'failed', text });
    return;
  }
  // Based on the revision read above: a concurrent change of the remote wins.
  count('larkfare.remote.rollback', { remote, version });
  await rollBack(db, {
    channel: name,
    remote,
    by: automatic,
    reason: rollbackReason(visitors),
    basedOn: channel.revision,
  });
}
