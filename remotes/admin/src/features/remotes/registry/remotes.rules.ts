import type {
  Channel,
  DeployToken,
  GateResult,
  Remote,
  Version,
} from '@larkfare/remote-cli/registry-api';
import { counted } from '@larkfare/text-rules';

/** The version of a remote that a channel has; undefined when it has none. */
export const versionIn = (remote: Pick<Remote, 'live'>, channel: string): string | undefined =>
  remote.live.find((place) => place.channel === channel)?.version;

/** The share of visitors in percent who try a version in a channel; undefined without a trial. */
export function shareOf(
  remote: Pick<Remote, 'live'>,
  channel: string,
  version: string,
): number | undefined {
  const trial = remote.live.find((place) => place.channel === channel)?.trial;
  return trial?.version === version ? trial.share : undefined;
}

/** A trial needs another version that the rest of the visitors have. */
export function mayShare(remote: Pick<Remote, 'live'>, channel: string, version: string): boolean {
  const live = versionIn(remote, channel);
  return live !== undefined && live !== version;
}

/** The label of the version that the site includes. */
export const sitesOwn = 'Site’s own version';

/** The version that the site includes. It is not published, reviewed or promoted. */
export const isSitesOwn = (version: string | undefined): boolean => version === 'the site’s own';

/** Whether a staging channel has a version that production lacks. */
export function mayPromote(remote: Pick<Remote, 'live'>, channel: string): boolean {
  const version = versionIn(remote, channel);
  return (
    channel !== 'production' && !isSitesOwn(version) && version !== versionIn(remote, 'production')
  );
}

/** The versions of a remote in a channel: `has 1.0.0`, `has 1.0.0, and 1.1.0 for 10% of visitors`. */
export function presenceInWords(remote: Pick<Remote, 'live'>, channel: string): string {
  const place = remote.live.find((each) => each.channel === channel);
  if (!place) return 'does not have it';
  const { version, trial } = place;
  return trial
    ? `has ${version}, and ${trial.version} for ${trial.share}% of visitors`
    : `has ${version}`;
}

/** A locked channel refuses activations, but no rollback. */
export const mayActivate = (channel: Pick<Channel, 'lockedReason'>): boolean =>
  channel.lockedReason === null;

/** The choices of a rollback: every version but the live one and withdrawn ones. */
export const rollbackChoices = (
  versions: readonly Pick<Version, 'version' | 'withdrawn'>[],
  live: string | undefined,
): string[] =>
  versions
    .filter(({ version, withdrawn }) => version !== live && !withdrawn)
    .map(({ version }) => version);

/** Bytes as `812 bytes`, `12.3 kB` or `1.2 MB`; a thousand to each step, as the budgets count. */
export function sizeInWords(bytes: number): string {
  if (bytes < 1000) return counted(bytes, 'byte');
  if (bytes < 999_950) return `${(bytes / 1000).toFixed(1)} kB`;
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}

/** `0.4%`; a small share never reads as 0. */
export const percentInWords = (percent: number): string =>
  percent > 0 && percent < 0.1 ? 'under 0.1%' : `${Number(percent.toFixed(1))}%`;

/** Gates that could not run, `mount: not run: no browser is installed` */
export const notesInWords = (gates: readonly GateResult[]): string[] =>
  gates.flatMap(({ gate, note }) => (note ? [`${gate}: ${note}`] : []));

/** `production` as a heading: `Production`. */
export const channelTitle = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** Valid tokens before revoked ones. */
export const validFirst = (tokens: readonly DeployToken[]): DeployToken[] =>
  tokens.toSorted((a, b) => Number(a.revokedAt !== null) - Number(b.revokedAt !== null));
