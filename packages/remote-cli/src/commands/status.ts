import type { History, RolloutStep, Step } from '../registry-api/index.ts';
import { minute, several } from '../command/output.ts';
import { audience, liveVersion, remotePath, snapshotOf } from '../site/channel.ts';
import { failuresInWords, problemsOf, runtimeNotice, versionsOf } from '../site/versions.ts';
import { remoteCommand } from './remote-command.ts';

/** Rows printed per list; --json prints all. */
const maxRows = 10;

export const status = remoteCommand({
  usage: '',
  summary: 'Show what is live, the versions and the history',
  options: ['channel'],
  needsToken: false,
  async run({ name, site, call, options, output }) {
    const { channel } = options;

    const [snapshot, versions, past, { steps }] = await call(() =>
      Promise.all([
        snapshotOf(site, channel),
        versionsOf(site, name),
        site.get<History>(`/channels/${encodeURIComponent(channel)}/history?remote=${name}`),
        options.token
          ? site.get<{ steps: RolloutStep[] }>(`${remotePath(channel, name)}/steps`)
          : { steps: [] },
      ]),
    );
    const live = liveVersion(snapshot, name) ?? null;
    const trust = versions.find(({ version }) => version === live)?.trust ?? 'unreviewed';
    const { candidate, share } = snapshot.remotes.find(({ remote }) => remote === name) ?? {};
    const { lockedReason } = past.channel;
    const { history } = past;

    output.line(
      live
        ? `${name} ${live} is live in ${channel}${audience(share)}.`
        : `${name} is not in ${channel}.`,
    );
    if (live) output.line(runtimeNotice(trust, name));
    if (candidate)
      output.line(`${candidate.version} is rolled out to ${candidate.share} % of visitors.`);
    if (lockedReason) output.line(`${channel} is locked: ${lockedReason}`);
    if (versions.length > 0) output.lines('\nVersions');
    for (const each of versions.filter(({ version }, index) => index < maxRows || version === live))
      output.line(
        [
          `${each.version === live ? '●' : ' '} ${each.version.padEnd(12)} ${minute(each.publishedAt)}`,
          each.publishedBy,
          each.withdrawn && `${each.withdrawn.availability}: ${each.withdrawn.reason}`,
        ]
          .filter(Boolean)
          .join('  '),
      );
    if (steps.length > 0) output.lines('\nRollouts');
    for (const { version, share, since, until, figures } of steps.slice(0, maxRows)) {
      const end = until ? `to ${minute(until)}` : 'until now';
      output.line(`  ${version} for ${share} %  ${minute(since)} ${end}`);
      for (const each of figures)
        output.line(
          `    ${each.version}: ${[several(each.visitors, 'visitor'), failuresInWords(each), ...problemsOf(each)].join(', ')}`,
        );
    }
    if (history.length > 0) output.lines('\nHistory');
    for (const step of history.slice(0, maxRows)) {
      const { revision, changedAt, changedBy, reason } = step;
      const line = `  ${String(revision).padEnd(5)} ${whatHappened(step)}  ${minute(changedAt)}`;
      const by = [changedBy, reason].filter(Boolean).join(': ');
      output.line([line, by].filter(Boolean).join('  '));
    }
    output.result({
      ok: true,
      remote: name,
      channel,
      trust,
      live,
      candidate: candidate && { version: candidate.version, share: candidate.share },
      lockedReason,
      versions,
      steps,
      history,
    });
  },
});

function whatHappened({ action, toVersion, candidate, share }: Step): string {
  if (candidate) return `${candidate} for ${share} %`;
  if (action === 'rolled back') return `rolled back to ${toVersion ?? 'nothing'}`;
  return `${action} ${toVersion ?? 'to nothing'}`;
}
