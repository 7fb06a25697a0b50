import type { Remote, Review } from './registry.ts';

/** Where the code of a remote runs, in a word or two. */
export const trustInWords = ({ trust }: Pick<Remote, 'trust'>): string =>
  trust === 'reviewed' ? 'Reviewed' : 'Not reviewed';

/** What that means for visitors. */
export const trustMeans = ({ trust }: Pick<Remote, 'trust'>): string =>
  trust === 'reviewed'
    ? 'It runs in the page, like the site’s own parts.'
    : 'It runs in a frame of its own, from which it can read neither the page nor its storage.';

/** What was decided: a second review is not the first. */
export const decisionInWords = ({ trust }: Pick<Review, 'trust'>): string =>
  trust === 'reviewed' ? 'Marked as reviewed' : 'Review taken back';
