import { encodeText, sendEncoded, type EncodedText } from '@larkfare/server-kit/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { MadePage } from './make-page.ts';

/** A page as it is sent. */
export type EncodedPage = Omit<MadePage, 'html'> & EncodedText;

export const encodePage = async ({ html, ...made }: MadePage): Promise<EncodedPage> =>
  Object.assign(await encodeText(html), made);

/** Sends a page, or 304 where the visitor's browser has it. */
export function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: EncodedPage,
  caching: Record<string, string>,
) {
  void reply
    .type('text/html; charset=utf-8')
    .headers(caching)
    // Previews, groups and browsers of the back office are known by their cookies.
    .header('vary', 'accept-encoding, cookie');
  if (caching['cache-control'] !== 'no-store' && page.status === 200)
    void reply.header('etag', page.etag);
  return sendEncoded(request, reply, page);
}
