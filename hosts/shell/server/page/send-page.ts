import type { FastifyReply, FastifyRequest } from 'fastify';
import { decodePage, type EncodedPage } from './encoded-page.ts';

/**
 * Sends a page, or 304 where the visitor's browser has it.
 * @param cacheControl `no-store`, or a value that has every use of a stored page revalidated
 */
export async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: EncodedPage,
  cacheControl: string,
) {
  const encoding = preferredEncoding(String(request.headers['accept-encoding'] ?? ''));
  const etag = `"${page.hash}${encoding ? `-${encoding}` : ''}"`;
  void reply
    .type('text/html; charset=utf-8')
    .header('cache-control', cacheControl)
    .header('vary', 'accept-encoding');
  if (cacheControl !== 'no-store' && page.status === 200) {
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
  (known ?? '').split(',').some((each) => each.trim().replace(/^W\//, '') === etag);
