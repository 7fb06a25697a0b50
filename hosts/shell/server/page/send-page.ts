import type { FastifyReply, FastifyRequest } from 'fastify';
import { decodePage, type EncodedPage } from './encoded-page.ts';

/** Sends a page, or 304 where the visitor's browser has it. */
export async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: EncodedPage,
  caching: Record<string, string>,
) {
  const encoding = preferredEncoding(String(request.headers['accept-encoding'] ?? ''));
  // Weak: the same page, however it is compressed.
  const etag = `W/"${page.hash}"`;
  void reply
    .type('text/html; charset=utf-8')
    .headers(caching)
    // Previews, groups and browsers of the back office are known by their cookies.
    .header('vary', 'accept-encoding, cookie');
  if (caching['cache-control'] !== 'no-store' && page.status === 200) {
    void reply.header('etag', etag);
    if (isKnown(request.headers['if-none-match'], etag)) return reply.code(304).send();
  }
  if (!encoding) return reply.send(await decodePage(page));
  const body = encoding === 'br' ? page.br : await page.gzip();
  return reply.header('content-encoding', encoding).send(body);
}

const preferredEncoding = (accepted: string): 'br' | 'gzip' | undefined =>
  /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : undefined;

const isKnown = (known: string | undefined, etag: string): boolean =>
  (known ?? '').split(',').some((each) => each.trim() === etag);
