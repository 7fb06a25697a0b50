import type { FastifyInstance, FastifyReply } from 'fastify';
import type { GraphqlExecutor } from '@larkfare/server-kit/executor';
import type { Remote } from '../remotes/remote-folder.ts';
import { watchCataloguePages } from './catalogue-pages.ts';
import { robotsText, securityText, fixedPages, sitemapXml } from './discovery.rules.ts';

interface DiscoveryOptions {
  execute: GraphqlExecutor;
  remotes: () => Pick<Remote, 'paths' | 'sandbox'>[];
  origin: () => string;
  now: () => Date;
}

const cached = (reply: FastifyReply, seconds: number) =>
  reply.header('cache-control', `public, max-age=${seconds}`);

/** robots.txt, security.txt and the sitemap. */
export async function discoveryRoutes(
  app: FastifyInstance,
  { execute, remotes, origin, now }: DiscoveryOptions,
) {
  const cataloguePages = watchCataloguePages(execute, (problem) => app.log.warn(problem));

  app.get('/robots.txt', (_request, reply) =>
    cached(reply, 3600).type('text/plain; charset=utf-8').send(robotsText(origin())),
  );

  app.get('/.well-known/security.txt', (_request, reply) =>
    cached(reply, 3600).type('text/plain; charset=utf-8').send(securityText(origin(), now())),
  );

  app.get('/sitemap.xml', async (_request, reply) => {
    const pages = await cataloguePages(now().getTime());
    void reply.type('application/xml; charset=utf-8');
    // Without the catalogue's pages, search engines would take them for removed.
    if (!pages) return reply.code(503).header('retry-after', '300').send('');
    // Pages of a version that is not reviewed are kept out of search engines.
    const fixed = fixedPages(remotes().flatMap(({ paths, sandbox }) => (sandbox ? [] : paths)));
    return cached(reply, 300).send(sitemapXml(origin(), [...fixed, ...pages]));
  });
}
