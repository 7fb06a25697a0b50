/**
 * Whether a version may be used: `offered` at first; `yanked` versions never become live, open pages with them continue; of those
 * `taken down` no file is served.
 */
export type Availability = 'offered' | 'yanked' | 'taken down';

/** The author of the decision. */
type By = 'team' | 'administrator';

/** Taking down is for the site's own team, and so is undoing it. */
export const mayDecide = (by: By, from: Availability, to: Availability): boolean =>
  by === 'administrator' || (from !== 'taken down' && to !== 'taken down');
