import { type IncomingMessage } from 'node:http';

/** Requests that compete for the same slots. */
export type Work =
  | 'booking'
  | 'office'
  | 'sign-in'
  | 'search'
  | 'page'
  /** Reads of the registry. */
  | 'registry'
  /** Requests of partners and pages to the registry. */
  | 'publishing'
  /** Pictures and the sitemap. */
  | 'file';

export interface Capacity {
  /** At once. */
  running: number;
  /** In order. More are served after these, or refused if that takes too long. */
  queued: number;
  /** Requests that wait longer are refused: the response would come too late. */
  waitMs: number;
}

/**
 * After which a request is refused that was one too many: a client that repeats it at once costs little then. Another so
 * long at most is added at random, or all of a crowd would be refused, and come back, in one turn of the event loop.
 */
export const refusalDelayMs = 1000;

/**
 * One that was too many and has waited longer begins only while more than half of the slots are free. While a peak lasts
 * there are newer ones to serve instead, as many in a second and each of them sooner.
 */
export const excessWaitMs = 20;

/**
 * Each kind of work has separate slots, so that a flood of searches or pages holds up neither bookings nor the office.
 * More searches or pages at once would not increase the number in a second, and would delay each of them.
 */
export const capacities: Readonly<Record<Work, Capacity>> = {
  booking: { running: 16, queued: 256, waitMs: 5000 },
  office: { running: 16, queued: 256, waitMs: 5000 },
  'sign-in': { running: 16, queued: 64, waitMs: 1000 },
  search: { running: 8, queued: 4, waitMs: 3000 },
  page: { running: 4, queued: 4, waitMs: 3000 },
  registry: { running: 4, queued: 32, waitMs: 3000 },
  publishing: { running: 16, queued: 64, waitMs: 5000 },
  file: { running: 16, queued: 256, waitMs: 5000 },
};

/**
 * Requests of one turn of the event loop, in milliseconds; the others begin in the turns after it. Between two turns
 * messages of the database, the other services and other clients are read, and one new connection is accepted: with long
 * turns these wait for many requests.
 */
export const turnMs = 2;

/** While connections wait to be accepted, requests wait for them, but not longer. */
export const acceptMs = 2;

/** The part of the site that a request belongs to: many requests of one part do not delay those of another. */
export function partOf({
  url = '',
  method,
  headers: { authorization, cookie },
}: Pick<IncomingMessage, 'url' | 'method' | 'headers'>): string {
  const part = /^\/(api|graphql|livez|media|readyz|registry|_[rs])\b/.exec(url)?.[1] ?? 'page';
  const isRead = method === 'GET' || method === 'HEAD';
  const isKnown = authorization !== undefined || cookie !== undefined;
  return `${part} ${isRead ? 'read' : 'written'} by ${isKnown ? 'known' : 'unknown'} callers`;
}

/** Work that waits for a turn again once it has a slot. */
export const isBulk = (work: Work): boolean => work === 'search' || work === 'page';

/** One address may take this part of a capacity; the rest is for others. */
export const shareOfOneAddress = 0.8;

/** The requested operation of a GraphQL request. */
export interface RequestedOperation {
  query: string;
  isQuery: boolean;
}

/** By a token that we have signed, or by the cookie of a browser that has signed in before. */
export type Recognised = 'office' | 'known device' | undefined;

interface Incoming {
  method: string;
  /** The route’s pattern. */
  route: string | undefined;
  caller: Recognised;
  /** Weight of a GraphQL request; undefined without an operation. */
  operation?: RequestedOperation | undefined;
}

/** Whether a request is work of some kind, by its route’s pattern; builds’ files, health and what else costs little is none. */
export const isWork = (route = ''): boolean =>
  isPage(route) ||
  isFile(route) ||
  /^\/(graphql|registry\/)/.test(route) ||
  (route.startsWith('/api/') && !route.startsWith('/api/docs'));

/** The kind of work of a request. */
export function workOf({ method, route = '', caller, operation }: Incoming): Work {
  if (isPage(route)) return 'page';
  if (isFile(route)) return 'file';
  const isGraphql = route === '/graphql';
  const isWrite = isGraphql ? operation?.isQuery === false : method !== 'GET';
  const isSignIn = isGraphql
    ? operation?.query.includes('signIn')
    : route.startsWith('/api/auth/login');
  if (isWrite && isSignIn) return caller ? 'office' : 'sign-in';
  if (caller === 'office') return 'office';
  if (route.startsWith('/registry/')) return isWrite ? 'publishing' : 'registry';
  return isWrite ? 'booking' : 'search';
}

const isPage = (route: string) => route === '/*' || route === '/';
const isFile = (route: string) => route.startsWith('/media/') || route === '/sitemap.xml';
