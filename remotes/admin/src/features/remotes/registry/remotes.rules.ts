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

/** The share of visitors who try a version in a channel; undefined when no visitor does, or all do. */
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

/** How it reads where others have a version. */
export const sitesOwn = 'Site’s own version';

/** The version that the site includes. It is not published, reviewed or promoted. */
export const isSitesOwn = (version: string | undefined): boolean => version === 'the site’s own';

/** What visitors of a staging site have and those of the site have not. */
export function mayPromote(remote: Pick<Remote, 'live'>, channel: string): boolean {
  const version = versionIn(remote, channel);
  return (
    channel !== 'production' && !isSitesOwn(version) && version !== versionIn(remote, 'production')
  );
}

/** What a channel has of a remote: `has 1.0.0`, `has 1.0.0, and 1.1.0 for 10 of 100 visitors`. */
export function presenceInWords(remote: Pick<Remote, 'live'>, channel: string): string {
  const place = remote.live.find((each) => each.channel === channel);
  if (!place) return 'does not have it';
  const { version, trial } = place;
  return trial
    ? `has ${version}, and ${trial.version} for ${trial.share} of 100 visitors`
    : `has ${version}`;
}

/** A locked channel takes no activation; going back stays possible. */
export const mayActivate = (channel: Pick<Channel, 'lockedReason'>): boolean =>
  channel.lockedReason === null;

/** What a rollback may choose: every version but the live one and those that are withdrawn. */
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

/** `0.4 %`; more than nothing never reads as nothing. */
export const percentInWords = (percent: number): string =>
  percent > 0 && percent < 0.1 ? 'under 0.1 %' : `${Number(percent.toFixed(1))} %`;

/** Gates that could not run, `mount: not run: no browser is installed` */
export const notesInWords = (gates: readonly GateResult[]): string[] =>
  gates.flatMap(({ gate, note }) => (note ? [`${gate}: ${note}`] : []));

/** `production` as the beginning of a heading: `Production`. */
export const channelTitle = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** Tokens that still open something, before those that are listed for the record. */
export const livingFirst = (tokens: readonly DeployToken[]): DeployToken[] =>
  tokens.toSorted((a, b) => Number(a.revokedAt !== null) - Number(b.revokedAt !== null));
