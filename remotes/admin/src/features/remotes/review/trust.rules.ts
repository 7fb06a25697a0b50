import type { PackageChange, Review } from '@larkfare/remote-cli/registry-api';

type Decision = Pick<Review, 'trust'>;

export const trustInWords = ({ trust }: Decision): string =>
  trust === 'reviewed' ? 'Reviewed' : 'Not reviewed';

/** The consequence for visitors. */
export const trustMeans = ({ trust }: Decision): string =>
  trust === 'reviewed'
    ? 'This version runs in the page, like the site’s own parts.'
    : 'This version runs in a frame of its own, from which it can read neither the page nor its storage.';

export const decisionInWords = ({ trust }: Decision): string =>
  trust === 'reviewed' ? 'Marked as reviewed' : 'Review withdrawn';

/** `2 added, 1 changed`. */
export const packageInWords = ({ added, changed, removed }: PackageChange): string =>
  Object.entries({ added, changed, removed })
    .flatMap(([change, count]) => (count > 0 ? [`${count} ${change}`] : []))
    .join(', ') || 'Unchanged';
