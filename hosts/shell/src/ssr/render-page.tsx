import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { ApolloClient } from '@apollo/client';
import { prerenderStatic } from '@apollo/client/react/ssr';
import type { PageDescription } from '@larkfare/remote-contract';
import type { GraphqlExecutor } from '@larkfare/service-kit';
import { createCache } from '../graphql/create-cache.ts';
import { Page } from '../page/page.tsx';
import { remoteRoute } from '../routes/remote-route.tsx';
import { shellRoutes } from '../routes/shell-routes.tsx';
import { executorLink } from '../graphql/executor-link.ts';
import type { RenderedPage, RenderRequest } from './messages.ts';
import { remoteAppFrom } from './remote-code.ts';

/** Each step of queries that depend on one another takes one render; no screen needs more than this. */
const maxRerenders = 5;

/** Renders the screen of an address with its data. @throws what the remote's code throws */
export async function renderPage(
  { url, data, remote }: RenderRequest,
  execute: GraphqlExecutor,
): Promise<RenderedPage> {
  const mounted = remote ? [remoteRoute(remote, remoteAppFrom(remote))] : [];
  const handler = createStaticHandler(shellRoutes(mounted));
  const context = await handler.query(new Request(url));
  if (context instanceof Response) throw new Error(`${url} redirects.`);
  for (const problem of Object.values(context.errors ?? {})) throw problem;

  let page: PageDescription | undefined;
  let isComplete = true;
  const link = executorLink(execute, () => (isComplete = false));
  const cache = createCache();
  const client = new ApolloClient({ ssrMode: true, cache, link });
  const { result: html } = await prerenderStatic({
    tree: (
      <Page
        client={client}
        context={{
          data,
          pageRendered: (description) => (page = description),
          pageShown: () => undefined,
          refreshRemote: () => Promise.resolve({ needsReload: false }),
        }}
      >
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </Page>
    ),
    context: { client },
    renderFunction: renderToString,
    maxRerenders: maxRerenders,
  });
  return { html, page, graphql: cache.extract(), isComplete };
}
