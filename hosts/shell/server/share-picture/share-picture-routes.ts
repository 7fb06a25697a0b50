import { readFile } from 'node:fs/promises';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { LRUCache } from 'lru-cache';
import { sharePicture, sharedPagePicture } from '../../src/page/page-head.rules.ts';
import { makePage, type PageMaker } from '../page/make-page.ts';
import { pageAddress, renderedAddress } from '../page/page-key.rules.ts';
import { ownerOf, remotesForPath } from '../remotes/page-remotes.ts';

const picturesBytes = 8 * 1024 * 1024;
const maxAgeMs = 60 * 60_000;
/** Pictures are drawn one after another, because visitors come first. More requests than this get the site's picture. */
const mostWaiting = 10;

/** Embedded by every site where a page is shared. */
const forAllSites = (reply: FastifyReply, seconds: number) =>
  reply
    .header('cache-control', `public, max-age=${seconds}`)
    .header('cross-origin-resource-policy', 'cross-origin');

/** The site's picture to share, and those of pages that have words to draw on it. */
export async function sharePictureRoutes(
  app: FastifyInstance,
  { origin, ...maker }: PageMaker & { origin: () => string },
) {
  const sitePicture = await readFile(new URL('share-picture.png', import.meta.url));
  const pictures = new LRUCache<string, Buffer>({
    maxSize: picturesBytes,
    sizeCalculation: ({ length }) => length,
    ttl: maxAgeMs,
  });
  const running = new Map<string, Promise<Buffer | undefined>>();
  let last: Promise<unknown> = Promise.resolve();

  app.get(sharePicture.path, (_request, reply) =>
    forAllSites(reply, 86_400).type('image/png').send(sitePicture),
  );

  app.get(`${sharedPagePicture}/*`, async (request, reply) => {
    const requested = pageAddress(origin(), request.url.slice(sharedPagePicture.length));
    const remotes = maker.remotes();
    const owner = ownerOf(remotesForPath(remotes, requested.pathname), requested.pathname);
    const address = renderedAddress(requested, owner ? owner.route?.parameters : []);
    const picture = pictures.get(address.href) ?? (await drawOnce(address));
    if (picture) return forAllSites(reply, 3600).type('image/jpeg').send(picture);
    return forAllSites(reply, 60).type('image/png').send(sitePicture);
  });

  /** Undefined for a page without words, and while too many others are waiting. */
  function drawOnce(address: URL): Promise<Buffer | undefined> | undefined {
    const key = address.href;
    const joined = running.get(key);
    if (joined || running.size >= mostWaiting) return joined;
    const drawn = last
      .then(() => draw(address))
      .catch((problem: unknown) => void app.log.warn({ err: problem }, 'no picture was drawn'))
      .finally(() => running.delete(key));
    running.set(key, drawn);
    last = drawn;
    return drawn;
  }

  async function draw(address: URL): Promise<Buffer | undefined> {
    const { page, status, isWhole } = await makePage(maker, address);
    if (!page?.share || status !== 200 || !isWhole) return undefined;
    const { name: siteName } = await maker.siteFacts();
    const photo = page.image?.startsWith('/media/') ? await app.inject(page.image) : undefined;
    // Loaded with its library by the first request.
    const { drawSharePicture } = await import('./draw-share-picture.ts');
    const background = photo?.statusCode === 200 ? photo.rawPayload : undefined;
    const picture = await drawSharePicture({ ...page.share, siteName }, background);
    pictures.set(address.href, picture);
    return picture;
  }
}
