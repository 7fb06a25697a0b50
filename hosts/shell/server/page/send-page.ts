import { encodeText, sendEncoded, type EncodedText } from '@larkfare/server-kit/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { MadePage } from './make-page.ts';

/** A page as it is sent. */
export type EncodedPage = Omit<MadePage, 'html'> & { text: EncodedText };

export const encodePage = async ({ html, ...made }: MadePage): Promise<EncodedPage> => ({
  ...made,
  isWhole: made.isWhole && made.status === 200,
  text: await encodeText(html),
});

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
    void reply.header('etag', page.text.etag);
  return sendEncoded(request, reply, page.text);
}

export interface PageCaching {
  /** A preview or a screen of the back office. */
  isPersonal: boolean;
  /** The same for every visitor without cookies: no gradual rollout, nothing of this visitor alone. */
  isForAll: boolean;
  /** It lacks nothing, and a change of what it shows would be noticed. */
  isReliable: boolean;
  /** How long a CDN may send a page without revalidation; 0 without one. */
  cdnSeconds: number;
  /** The remote whose screen it is. */
  remote: string | undefined;
}

/**
 * The caching headers of a page. Browsers always revalidate. A CDN may send an old page for `cdnSeconds`
 * unless it purges a key: `pages`, or `remote-<name>` for those of one remote.
 */
export function cachingHeaders(page: PageCaching): Record<string, string> {
  const { isPersonal, isForAll, isReliable, cdnSeconds, remote = 'shell' } = page;
  if (isPersonal) return { 'cache-control': 'no-store' };
  if (!isForAll) return { 'cache-control': 'private, no-cache' };
  if (!isReliable || cdnSeconds === 0) return { 'cache-control': 'public, no-cache' };
  const keys = ['pages', `remote-${remote}`];
  return {
    'cache-control': `public, max-age=0, s-maxage=${cdnSeconds}, stale-while-revalidate=${10 * cdnSeconds}`,
    // By both names that CDNs read.
    'surrogate-key': keys.join(' '),
    'cache-tag': keys.join(),
  };
}
