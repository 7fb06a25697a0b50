import { serverTiming } from '../page/server-timing.ts';

/** Links the page's operations to the page itself, in the traces of a site that records any. */
export function pageTrace(): Record<string, string> {
  const traceparent = serverTiming('traceparent').metric?.description;
  return traceparent ? { traceparent } : {};
}
