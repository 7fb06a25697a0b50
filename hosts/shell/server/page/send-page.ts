import { sendEncoded } from '@larkfare/server-kit/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { EncodedPage } from './encoded-page.ts';

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
