import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Level 4 of brotli is as small as gzip at its best and costs about a millisecond a page. */
const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/**
 * Sends a page, which is rendered for this request.
 * @param isCacheable whether the visitor's browser may cache it; shared caches never may
 */
export async function sendHtml(
  request: FastifyRequest,
  reply: FastifyReply,
  html: string,
  { isCacheable }: { isCacheable: boolean },
) {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  void reply
    .type('text/html; charset=utf-8')
    .header('cache-control', isCacheable ? 'private, no-cache' : 'no-store')
    .header('vary', 'accept-encoding');
  if (/\bbr\b/.test(accepted))
    return reply.header('content-encoding', 'br').send(await brotli(html, options));
  if (/\bgzip\b/.test(accepted))
    return reply.header('content-encoding', 'gzip').send(await gzipped(html));
  return reply.send(html);
}
