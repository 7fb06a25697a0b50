const ownRemotes = ['public', 'admin'];

/**
 * Whether a remote comes with the site. Its published versions take the place of the one that came with it, which is
 * what visitors get while none is live.
 */
export const comesWithSite = (remote: string): boolean => ownRemotes.includes(remote);
