/** Whether somebody of the site looked at the code of a remote's team. */
export type Trust = 'reviewed' | 'unreviewed';

/** One decision about a remote. */
export interface Review {
  trust: Trust;
  decidedBy: string;
  decidedAt: Date;
}

/**
 * Nobody is trusted before somebody looked.
 * @param reviews of one remote, the latest first
 */
export const trustOf = ([latest]: Pick<Review, 'trust'>[]): Trust => latest?.trust ?? 'unreviewed';
