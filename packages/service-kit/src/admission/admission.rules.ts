/** Requests that compete for the same slots. */
export type Work = 'booking' | 'office' | 'search' | 'page';

export interface Capacity {
  /** At once. */
  running: number;
  /** Waiting for a slot; what comes beyond is refused. */
  queued: number;
}

/** Each kind of work has slots of its own, so that a flood of searches or pages holds up neither bookings nor the office. */
export const capacities: Readonly<Record<Work, Capacity>> = {
  booking: { running: 16, queued: 100 },
  office: { running: 16, queued: 100 },
  search: { running: 8, queued: 92 },
  page: { running: 4, queued: 60 },
};

/** One address may take this part of a capacity; the rest is for others. */
export const shareOfOneAddress = 0.8;

interface Incoming {
  method: string;
  /** The route’s pattern. */
  route: string | undefined;
  /** Whether a token came with it, valid or not. */
  hasToken: boolean;
  /** Of a GraphQL request, the text of its operation. */
  operation?: unknown;
}

/** What kind of work a request is; undefined for files, health and what else costs little. */
export function workOf({ method, route = '', hasToken, operation }: Incoming): Work | undefined {
  if (route === '/*' || route === '/') return 'page';
  const isApi = route.startsWith('/api/') || route.startsWith('/graphql');
  if (!isApi) return undefined;
  if (hasToken) return 'office';
  const isWrite = route === '/graphql' ? isMutation(operation) : method !== 'GET';
  return isWrite ? 'booking' : 'search';
}

const isMutation = (operation: unknown) =>
  typeof operation === 'string' && /^\s*mutation\b/m.test(operation);
