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
import { executorLink } from './executor-link.ts';
import type { Drawn, DrawRequest } from './messages.ts';
import { remoteAppFrom } from './remote-code.ts';

/** A screen whose queries depend on each other's answers is drawn again for each step; this many are enough. */
const drawnAtMost = 5;

/** Draws the screen of an address with its data. @throws when the remote's code does */
export async function drawPage(
  { url, data, remote }: DrawRequest,
  execute: GraphqlExecutor,
): Promise<Drawn> {
  const mounted = remote ? [remoteRoute(remote, remoteAppFrom(remote))] : [];
  const handler = createStaticHandler(shellRoutes(mounted));
  const context = await handler.query(new Request(url));
  if (context instanceof Response) throw new Error(`${url} leads elsewhere.`);
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
        onScreen={{
          data,
          pageRendered: (description) => (page = description),
          pageShown: () => undefined,
          renewRemote: () => Promise.resolve({ isOtherBuild: false }),
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
    maxRerenders: drawnAtMost,
  });
  return { html, page, graphql: cache.extract(), isComplete };
}
