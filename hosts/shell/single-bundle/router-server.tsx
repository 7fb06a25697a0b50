// The site's own screens as React Router's server renders them, as a process of a benchmark (bench/peers.ts).
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Transform } from 'node:stream';
import { createGzip } from 'node:zlib';
import { renderToPipeableStream } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { ApolloClient, ApolloLink } from '@apollo/client';
import { createCache } from '@larkfare/remote-contract/cache';
import { pageDataElementId, type PageData } from '../src/page/page-data.ts';
import { Page } from '../src/routes/shell-layout.tsx';
import { remoteRoute, shellRoutes } from '../src/routes/shell-routes.tsx';
import { remoteAppFrom } from '../src/ssr/remote-code.ts';
import { pageQueries, PageQueriesContext } from '../src/ssr/server-query.ts';
import { loadedAlready, noRemotes } from '../src/ssr/without-browser.ts';

interface RouterServerSettings {
  /** The site, whose API the screens query. */
  site: string;
  /** The server build of the site's own remote. */
  file: string;
}

process.once('disconnect', () => process.exit(0));
process.once('message', (settings: RouterServerSettings) => {
  void start(settings).then((result) => process.send?.({ result }));
});

async function start({ site, file }: RouterServerSettings): Promise<string> {
  const data = await pageDataOf(site);
  const { name, title, paths } = data.remotes[0] ?? { name: '', title: '', paths: [] };
  const sha384 = createHash('sha384').update(readFileSync(file)).digest('base64');
  const remote = { name, title, paths, build: 'bench', file, sha384 };
  const app = remoteAppFrom(remote);
  const layout = app.layout && { ...app.layout, name };
  const handler = createStaticHandler(shellRoutes([remoteRoute(remote, app)]));
  const execute = async (query: object) => {
    const headers = { 'content-type': 'application/json' };
    const request = { method: 'POST', headers, body: JSON.stringify(query) };
    return (await fetch(`${site}/graphql`, request)).text();
  };

  const server = createServer(({ url = '' }, response) => {
    void handler.query(new Request(site + url)).then((context) => {
      if (context instanceof Response) throw new Error(`${url} redirects.`);
      const queries = pageQueries(execute);
      const client = new ApolloClient({
        ssrMode: true,
        cache: createCache(),
        link: ApolloLink.empty(),
      });
      const document = new Transform({
        transform: (piece, _encoding, done) => done(null, piece),
        flush: (done) =>
          done(null, `<script type="application/json">${queries.results()}</script>`),
      });
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.setHeader('content-encoding', 'gzip');
      document.pipe(createGzip()).pipe(response);
      const { pipe } = renderToPipeableStream(
        <html lang="en">
          <head>
            <title>{title}</title>
          </head>
          <body>
            <PageQueriesContext value={queries}>
              <Page
                client={client}
                context={{
                  data,
                  layout: { ...loadedAlready, current: () => layout },
                  pageRendered: () => undefined,
                  pageShown: () => undefined,
                  remotes: noRemotes,
                }}
              >
                <StaticRouterProvider
                  router={createStaticRouter(handler.dataRoutes, context)}
                  context={context}
                  hydrate={false}
                />
              </Page>
            </PageQueriesContext>
          </body>
        </html>,
        { onShellReady: () => pipe(document) },
      );
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** The facts that the site writes into each of its pages. */
async function pageDataOf(site: string): Promise<PageData> {
  const html = await (await fetch(`${site}/home`)).text();
  const [, json = ''] = html.split(`id="${pageDataElementId}">`);
  return JSON.parse(json.slice(0, json.indexOf('</script>')));
}
