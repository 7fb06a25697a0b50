export { comesWithSite } from '@larkfare/remote-cli/own-remotes';

/** In place of a version: the remote that came with the site. */
export const sitesOwn = 'the site’s own';

export const isBackOffice = (remote: string): boolean => remote === 'admin';

/** A version of the back office gets every administrator's session: a deploy token alone makes none live. */
export const mayTokenActivate = (remote: string): boolean => !isBackOffice(remote);

/** Paths that only this remote may have. */
export const isOwnSegment = (remote: string, first: string): boolean =>
  isBackOffice(remote) && first === 'admin';
