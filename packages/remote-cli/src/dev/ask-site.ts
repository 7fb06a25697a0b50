import { type IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';

/** Headers that belong to one connection, or that fetch sees to itself. */
const notPassedOn =
  /^(host|connection|keep-alive|transfer-encoding|content-length|content-encoding|accept-encoding|upgrade|expect)$/;

/** Asks the site what the browser asked here, as if the browser had asked there. */
export async function askSite(site: URL, request: IncomingMessage): Promise<Response> {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers))
    if (value !== undefined && !notPassedOn.test(name)) headers.set(name, String(value));
  // The site refuses what seems to come from another site's page.
  if (headers.has('origin')) headers.set('origin', site.origin);
  headers.delete('referer');
  // A kept page would be the one without the local build.
  headers.delete('if-none-match');
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD';
  return fetch(new URL(request.url ?? '/', site), {
    method: request.method ?? 'GET',
    headers,
    redirect: 'manual',
    ...(hasBody && { body: Readable.toWeb(request) as ReadableStream, duplex: 'half' }),
  });
}

/** What the browser is told of the answer; fetch has unpacked the body already. */
export const bodyHeaders = ({ headers }: Response): Record<string, string> =>
  Object.fromEntries([...headers].filter(([name]) => !notPassedOn.test(name)));
