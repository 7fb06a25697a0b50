import type { Remote } from './remote-folder.ts';

/** Remotes that partner teams published to the registry. */
export interface PublishedRemotes {
  /** The live versions, from memory. */
  live(): Remote[];
  /** Any build that was ever published, with its sandbox, because open pages continue using theirs. */
  build(remote: string, build: string): Promise<Remote | undefined>;
  /** The version that a preview token shows, until it expires. */
  preview(token: string): Promise<Remote | undefined>;
  /** The folder of the builds. */
  folder: string;
  /** Groups 0 to 99 of visitors during gradual rollouts; undefined until the registry's key is loaded. */
  groups: {
    /** The group of a visitor without a cookie. */
    of(address: string): number | undefined;
    /** The cookie of a group. */
    signed(group: number): string | undefined;
    /** The group of a cookie, if its signature is valid. */
    read(cookie: string): number | undefined;
  };
  reports: {
    /**
     * Records that a page or code of this version is sent to this address.
     * @returns a nonce, with which the page reports how the version runs
     */
    sent(
      version: { remote: string; version: string },
      address: string,
      nowMs: number,
    ): string | undefined;
    /** The nonce for a page that was sent without one; undefined if the version was not sent to this address. */
    nonceOf(
      version: { remote: string; version: string },
      address: string,
    ): Promise<string | undefined>;
    /** Records what a version threw while the server rendered it. */
    failed(
      version: { remote: string; version: string },
      error: { name: string; message: string; stack: string },
    ): void;
  };
}

/** Whether the site, and not a partner, is responsible for a remote's code. */
export const isSitesOwn = ({ version, isOwn }: Remote): boolean => version === undefined || !!isOwn;

/** All remotes: those of the site, each replaced by the published one that has its name, and then the partners'. */
export const withPublished = (remotes: Remote[], published: Remote[]): Remote[] => [
  ...remotes.map((remote) => {
    const replacement = published.find(({ name }) => name === remote.name);
    return replacement ? replaceRemote(remote, replacement) : remote;
  }),
  ...published.filter(({ name }) => !remotes.some((remote) => remote.name === name)),
];

/** The remote that came with the site stays as the last good version, and is served where a published one cannot be. */
function replaceRemote(bundled: Remote, published: Remote): Remote {
  if (!isSitesOwn(bundled)) return published;
  const { previous, candidate, share, ...version } = published;
  const live = asOwnVersion(version);
  if (live?.isPreview) return live;
  if (share !== undefined)
    return live ? { ...bundled, candidate: { share, remote: live } } : bundled;
  const earlier = previous && asOwnVersion(previous);
  const fallback = earlier ? { ...earlier, previous: bundled } : bundled;
  const next = candidate && asOwnVersion(candidate.remote);
  return {
    ...(live ? { ...live, previous: fallback } : fallback),
    ...(next && { candidate: { share: candidate.share, remote: next } }),
  };
}

/** Undefined for an unreviewed version: it would need a sandbox, which the site's own remotes do not fit into. */
const asOwnVersion = (version: Remote): Remote | undefined =>
  version.manifest && !version.sandbox ? { ...version, isOwn: true } : undefined;

/** A build that pages are currently served with: the live, the previous or the candidate one. */
export function liveBuild(remotes: Remote[], name: string, build: string): Remote | undefined {
  const remote = remotes.find((each) => each.name === name);
  // The last one came with the site.
  const previous = [remote?.previous, remote?.previous?.previous];
  return [remote, ...previous, remote?.candidate?.remote].find(
    (each) => each?.manifest?.build === build,
  );
}
