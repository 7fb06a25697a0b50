/** Whether the site's team has reviewed the code of a remote. */
export type Trust = 'reviewed' | 'unreviewed';

/** One decision about a remote. */
export interface Review {
  trust: Trust;
  decidedBy: string;
  decidedAt: Date;
}

/** The latest decision; unreviewed without one. @param reviews of one remote, latest first */
export const trustOf = ([latest]: Pick<Review, 'trust'>[]): Trust => latest?.trust ?? 'unreviewed';
