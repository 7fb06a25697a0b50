import type { IncomingMessage } from 'node:http';

/** Hop-by-hop headers, and those that fetch sets itself. */
const hopByHopHeaders =
  /^(host|connection|keep-alive|transfer-encoding|content-length|content-encoding|accept-encoding|upgrade|expect)$/;

/** Forwards the browser's request to the site, with the body that was read already. */
export async function forwardRequest(
  site: URL,
  { pathname, search }: URL,
  request: IncomingMessage,
  body?: string,
): Promise<Response> {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers))
    if (value !== undefined && !hopByHopHeaders.test(name)) headers.set(name, String(value));
  // The site rejects cross-origin requests.
  if (headers.has('origin')) headers.set('origin', site.origin);
  headers.delete('referer');
  // A cached page would lack the local build.
  headers.delete('if-none-match');
  return fetch(Object.assign(new URL(site), { pathname, search }), {
    method: request.method ?? 'GET',
    headers,
    redirect: 'manual',
    ...(body !== undefined && { body }),
  });
}

/** The response headers to pass on; fetch has already decoded the body. */
export const bodyHeaders = ({ headers }: Response): Record<string, string> =>
  Object.fromEntries([...headers].filter(([name]) => !hopByHopHeaders.test(name)));
