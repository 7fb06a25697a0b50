import { AsyncLocalStorage } from 'node:async_hooks';

/** The fields of its request in every log line. */
export interface RequestContext {
  requestId: string;
  method: string;
  /** The route’s pattern, which unlike the path holds nothing that a visitor has written. */
  route: string;
  /** Set with telemetry. */
  traceId?: string;
}

export const requestContext = new AsyncLocalStorage<RequestContext>();

/** For the next server, so that its lines have the same id. */
export function requestIdHeader(): Record<string, string> {
  const { requestId } = requestContext.getStore() ?? {};
  return requestId ? { 'x-request-id': requestId } : {};
}
