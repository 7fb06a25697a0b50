import { AsyncLocalStorage } from 'node:async_hooks';

/** What every log line says of the request that it belongs to. */
export interface RequestContext {
  requestId: string;
  method: string;
  /** The route’s pattern, which unlike the path holds nothing that a visitor has written. */
  route: string;
  /** With telemetry. */
  traceId?: string;
}

export const requestContext = new AsyncLocalStorage<RequestContext>();

/** For the next server, so that its lines have the same id. */
export function requestIdHeader(): Record<string, string> {
  const { requestId } = requestContext.getStore() ?? {};
  return requestId ? { 'x-request-id': requestId } : {};
}
