/** Requests that compete for the same slots. */
export type Work = 'booking' | 'office' | 'search' | 'page';

export interface Capacity {
  /** At once. */
  running: number;
  /** In order. More are served after these, or refused if that takes too long. */
  queued: number;
  /** What waits longer for its turn is refused: the answer would come too late. */
  waitMs: number;
}

/**
 * After which a request is refused that was one too many: a client that repeats it at once costs little then. Another so
 * long at most is added at random, or all of a crowd would be refused, and come back, in one turn of the event loop.
 */
export const refusalDelayMs = 1000;

/**
 * Each kind of work has slots of its own, so that a flood of searches or pages holds up neither bookings nor the office.
 * More searches or pages at once would answer no more of them in a second, and each of them later.
 */
export const capacities: Readonly<Record<Work, Capacity>> = {
  booking: { running: 16, queued: 256, waitMs: 5000 },
  office: { running: 16, queued: 256, waitMs: 5000 },
  search: { running: 8, queued: 4, waitMs: 3000 },
  page: { running: 4, queued: 4, waitMs: 3000 },
};

/**
 * Searches and pages of one turn of the event loop, in milliseconds; the others begin in the turns after it. Between two
 * turns the database and the other services are heard, and one new connection is accepted: with long turns the office,
 * bookings and new visitors wait for many of them.
 */
export const turnMs = 8;
/** While connections wait to be accepted, searches and pages wait for them, but not longer. */
export const acceptMs = 10;

/** Work that is limited to its part of a turn. */
export const isBulk = (work: Work): boolean => work === 'search' || work === 'page';

/** One address may take this part of a capacity; the rest is for others. */
export const shareOfOneAddress = 0.8;

interface Incoming {
  method: string;
  /** The route’s pattern. */
  route: string | undefined;
  /** Whether a token came with it that we have signed. */
  isOffice: boolean;
  /** Of a GraphQL request, the text of its operation. */
  operation?: unknown;
}

/** Whether a request is work of some kind, by its route’s pattern; files, health and what else costs little is none. */
export const isWork = (route = ''): boolean =>
  isPage(route) ||
  route.startsWith('/graphql') ||
  (route.startsWith('/api/') && !route.startsWith('/api/docs'));

/** What kind of work a request is. */
export function workOf({ method, route = '', isOffice, operation }: Incoming): Work {
  if (isPage(route)) return 'page';
  if (isOffice) return 'office';
  const isWrite = route === '/graphql' ? isMutation(operation) : method !== 'GET';
  return isWrite ? 'booking' : 'search';
}

const isPage = (route: string) => route === '/*' || route === '/';

const isMutation = (operation: unknown) =>
  typeof operation === 'string' && /^\s*mutation\b/m.test(operation);
