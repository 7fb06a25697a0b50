/** Whether the site's team has reviewed the code of a version. */
export type Trust = 'reviewed' | 'unreviewed';

/** One decision about a version. */
export interface Review {
  trust: Trust;
  decidedBy: string;
  decidedAt: string;
}

/** The latest decision; unreviewed without one. @param reviews of one version, latest first */
export const trustOf = ([latest]: Pick<Review, 'trust'>[]): Trust => latest?.trust ?? 'unreviewed';
