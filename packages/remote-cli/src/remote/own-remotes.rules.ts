const ownRemotes = ['public', 'admin'];

/**
 * Whether a remote comes with the site. Its published versions take the place of the one that came with it, which is
 * what visitors get while none is live.
 */
export const comesWithSite = (remote: string): boolean => ownRemotes.includes(remote);

/** The state of a remote for visitors once no version of it is live. */
export const withoutVersion = (remote: string, channel: string): string =>
  comesWithSite(remote)
    ? `${remote} is the one that came with the site again in ${channel}`
    : `${remote} is no longer in ${channel}: it had no earlier version`;
